"""`python -m zeitalter` is the `zeitalter` command."""

import sys

from zeitalter.cli import main

sys.exit(main())
