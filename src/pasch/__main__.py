"""`python -m pasch` is the command `pasch`."""

import sys

from pasch.cli import main

sys.exit(main())
