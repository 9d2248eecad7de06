#!/bin/bash
# Creates the databases of deploy/compose.yaml: data, with a read-only role, and state, which Surely writes.
set -eu
psql -v ON_ERROR_STOP=1 -v password="$POSTGRES_PASSWORD" -U postgres <<'SQL'
CREATE ROLE reader LOGIN PASSWORD :'password';
CREATE ROLE surely LOGIN PASSWORD :'password';
CREATE DATABASE data;
CREATE DATABASE state OWNER surely;
\connect data
GRANT pg_read_all_data TO reader;
SQL
