# Into an empty database.
pg_restore --exit-on-error --no-owner --jobs=2 --dbname="$RESTORED_URL" primary-network.backup
psql --dbname="$RESTORED_URL" --command=analyze
