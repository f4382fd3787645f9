mkdir self-hosting && cd self-hosting
export NODE_PORT=9650 PORT=8080 ADMIN_PORT=8081 # of the local network
export SERVE_PORT=8090 SERVE_ADMIN_PORT=8091    # of the service

primary-network dev --node-port $NODE_PORT --port $PORT --admin-port $ADMIN_PORT > dev.log 2>&1 &
DEV=$!
curl --silent --fail --retry 300 --retry-delay 1 --retry-all-errors http://127.0.0.1:$ADMIN_PORT/readyz
