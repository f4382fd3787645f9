# One process indexes, as many as you like answer; all on one PostgreSQL.
primary-network index --config config.yaml
primary-network serve --config config.yaml --no-index
