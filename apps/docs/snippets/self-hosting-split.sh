# One process indexes, any number of others serve requests; all on one PostgreSQL.
primary-network index --config config.yaml
primary-network serve --config config.yaml --no-index
