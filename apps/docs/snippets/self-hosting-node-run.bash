primary-network migrate --config config.yaml
primary-network index --config index.yaml > index.log 2>&1 &
INDEX=$!
primary-network serve --config config.yaml --no-index > serve.log 2>&1 &
SERVE=$!
curl --silent --fail --retry 30 --retry-delay 1 --retry-all-errors http://127.0.0.1:$INDEX_ADMIN_PORT/livez
curl --silent http://127.0.0.1:$INDEX_ADMIN_PORT/status
