"""Write the JSON Schema beside the editions."""

import msgspec

from pasch.edition import SCHEMA_FILE, schema

SCHEMA_FILE.write_bytes(msgspec.json.format(msgspec.json.encode(schema()), indent=2) + b"\n")
print(SCHEMA_FILE)
