"""Addresses that everybody on the internet can reach: the only ones to which a request of ours goes for somebody.

Whoever lets us call a hook must not reach through us what we can reach and they cannot: our own machine, its network,
the services of whoever hosts it.
"""

from __future__ import annotations

import ipaddress

NOWHERE_NEAR = tuple(
    map(
        ipaddress.ip_network,
        (
            "192.0.0.0/24",  # of protocols
            "192.88.99.0/24",  # relays to IPv6
            "198.18.0.0/15",  # measurements
            "::/96",  # IPv4 in IPv6, in the old form
            "64:ff9b::/96",  # IPv4 behind a gateway, which may be ours
            "64:ff9b:1::/48",
            "100::/64",
            "2001::/23",  # tunnels and other protocols
            "2002::/16",  # IPv4 in IPv6, by relays
            "3fff::/20",
            "5f00::/16",
            "fec0::/10",  # what a site used to have for itself
        ),
    )
)
"""Networks that not every version of Python counts as private, or through which an IPv4 address is reached."""


def is_public(host: str) -> bool:
    """Whether an address is one that everybody can reach; what is no address is not."""
    try:
        found = ipaddress.ip_address(host)
    except ValueError:
        return False
    if isinstance(found, ipaddress.IPv6Address):
        if found.ipv4_mapped is not None:
            return is_public(str(found.ipv4_mapped))
        if found.scope_id is not None:
            return False
    odd = found.is_multicast or found.is_reserved or found.is_loopback or found.is_link_local or found.is_unspecified
    near = any(found.version == network.version and found in network for network in NOWHERE_NEAR)
    return found.is_global and not odd and not near
