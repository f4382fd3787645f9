curl http://127.0.0.1:8081/status
psql --dbname="$DATABASE_URL" --command="select pg_size_pretty(pg_database_size(current_database()))"
