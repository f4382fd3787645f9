# Lists the migrations that the new version would run, and changes nothing; exit code 2 when there are any.
primary-network migrate --dry-run --config config.yaml
# Runs them, all or none.
primary-network migrate --config config.yaml
