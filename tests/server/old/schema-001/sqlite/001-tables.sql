CREATE TABLE tables (
    id      TEXT    NOT NULL PRIMARY KEY,
    code    TEXT    NOT NULL,
    status  TEXT    NOT NULL,
    setup   BLOB    NOT NULL,
    seed    TEXT    NOT NULL,
    created INTEGER NOT NULL,
    changed INTEGER NOT NULL,
    last    INTEGER NOT NULL,
    fence   INTEGER NOT NULL
) STRICT;
CREATE UNIQUE INDEX tables_code ON tables (code) WHERE code <> '';
CREATE INDEX tables_by_status ON tables (status);

CREATE TABLE entries (
    table_id TEXT    NOT NULL,
    seq      INTEGER NOT NULL,
    kind     TEXT    NOT NULL,
    seat     TEXT    NOT NULL,
    body     TEXT    NOT NULL,
    id       TEXT    NOT NULL,
    at       INTEGER NOT NULL,
    drawn    INTEGER NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX entries_id ON entries (table_id, seat, id) WHERE id <> '';

CREATE TABLE snapshots (
    table_id TEXT    NOT NULL,
    seq      INTEGER NOT NULL,
    position TEXT    NOT NULL,
    drawn    INTEGER NOT NULL,
    extra    BLOB    NOT NULL,
    PRIMARY KEY (table_id, seq)
) STRICT;

CREATE TABLE sittings (
    player   TEXT NOT NULL,
    table_id TEXT NOT NULL,
    seat     TEXT NOT NULL,
    PRIMARY KEY (player, table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE INDEX sittings_by_table ON sittings (table_id);
