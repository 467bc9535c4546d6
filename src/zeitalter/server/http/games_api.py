"""The HTTP side of `docs/protocol.md`: games with their data, texts and rules."""

from __future__ import annotations

from typing import Any

from litestar import Response, get, post
from litestar.params import JSONBody

from zeitalter.engine.errors import BadInput
from zeitalter.games import find_game
from zeitalter.kit.declaration import Declaration
from zeitalter.server.encoding import json_bytes
from zeitalter.server.errors import Missing
from zeitalter.server.http.dependencies import AnyRequest, GivenServices, GivenVisitor, api_router
from zeitalter.server.http.params import PathId
from zeitalter.server.http.static_files import cacheable_response
from zeitalter.server.http.while_there import while_there
from zeitalter.server.match import house_cards
from zeitalter.server.protection import address_of
from zeitalter.server.wire import game_data
from zeitalter.server.wire.bounds import ComponentFiles, Incoming
from zeitalter.server.wire.edition import Differences
from zeitalter.texts import LANGUAGES

JSON = "application/json"


def known_game(id: str) -> Declaration:
    """The game of an address; refused if there is none."""
    try:
        return find_game(id)
    except BadInput as error:
        raise Missing(error.id, **error.args_by_name) from None


def _known_language(lang: str) -> str:
    if lang not in LANGUAGES:
        raise Missing("no-such-language", lang=lang[:10], langs=", ".join(LANGUAGES))
    return lang


@get("/api/games")
async def games() -> list[dict[str, Any]]:
    """All games."""
    return game_data.games()


@get("/api/games/{game:str}/data")
async def data_of_game(request: AnyRequest, game: PathId) -> Response[bytes]:
    """What a browser needs to speak of a game."""
    return cacheable_response(request, game_data.encoded_data(known_game(game)), JSON)


@get("/api/texts/{game:str}/{lang:str}")
async def texts_of_game(request: AnyRequest, game: PathId, lang: PathId) -> Response[bytes]:
    """The Fluent source of a game's texts."""
    text = game_data.fluent(known_game(game), _known_language(lang))
    return cacheable_response(request, text.encode(), "text/plain")


@get("/api/rules/{game:str}/{lang:str}")
async def rules_of_game(request: AnyRequest, game: PathId, lang: PathId) -> Response[bytes]:
    """The rule book of a game."""
    rules = game_data.rules(known_game(game), _known_language(lang))
    return cacheable_response(request, json_bytes(rules), JSON)


class CardsWish(Incoming):
    """Component files of an owner."""

    files: ComponentFiles


@post("/api/games/{game:str}/components", status_code=200, limit="upload", cards=True)
async def compare_components(
    request: AnyRequest, services: GivenServices, visitor: GivenVisitor, game: PathId, data: JSONBody[CardsWish]
) -> Differences:
    """What differs from our edition with some component files, or what is wrong with them."""
    who = visitor.id if visitor else address_of(request)
    work = house_cards.compare_cards(services.upload_workers, known_game(game).id, data.files, who)
    return await while_there(request, work)


ROUTER = api_router(games, data_of_game, texts_of_game, rules_of_game, compare_components)
