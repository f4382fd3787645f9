pg_dump --format=directory --jobs=2 --file=primary-network.backup "$DATABASE_URL"
