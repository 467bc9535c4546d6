"""`python -m zeitalter.testing historia tests/historia`: is every rule cited by a test?"""

import sys

from zeitalter.testing.citations import main

sys.exit(main())
