primary-network serve --config config.yaml > serve.log 2>&1 &
SERVE=$!
curl --silent --fail --retry 300 --retry-delay 1 --retry-all-errors http://127.0.0.1:$SERVE_ADMIN_PORT/readyz
