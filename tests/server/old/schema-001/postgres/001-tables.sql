CREATE TABLE tables (
    id      text   NOT NULL PRIMARY KEY,
    code    text   NOT NULL,
    status  text   NOT NULL,
    setup   bytea  NOT NULL,
    seed    text   NOT NULL,
    created bigint NOT NULL,
    changed bigint NOT NULL,
    last    bigint NOT NULL,
    fence   bigint NOT NULL,
    owner   text   NOT NULL DEFAULT ''
) WITH (fillfactor = 70);
CREATE UNIQUE INDEX tables_code ON tables (code) WHERE code <> '';
CREATE INDEX tables_by_status ON tables (status);

CREATE TABLE entries (
    table_id text   NOT NULL,
    seq      bigint NOT NULL,
    kind     text   NOT NULL,
    seat     text   NOT NULL,
    body     text   NOT NULL,
    id       text   NOT NULL,
    at       bigint NOT NULL,
    drawn    bigint NOT NULL,
    PRIMARY KEY (table_id, seq)
);
CREATE UNIQUE INDEX entries_id ON entries (table_id, seat, id) WHERE id <> '';

CREATE TABLE snapshots (
    table_id text   NOT NULL,
    seq      bigint NOT NULL,
    position text   NOT NULL,
    drawn    bigint NOT NULL,
    extra    bytea  NOT NULL,
    PRIMARY KEY (table_id, seq)
);

CREATE TABLE sittings (
    player   text NOT NULL,
    table_id text NOT NULL,
    seat     text NOT NULL,
    PRIMARY KEY (player, table_id, seat)
);
CREATE INDEX sittings_by_table ON sittings (table_id);

-- Post too long for a notification waits here for a moment.
CREATE TABLE posts (
    number  bigint      GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
    payload bytea       NOT NULL,
    at      timestamptz NOT NULL DEFAULT now()
);
