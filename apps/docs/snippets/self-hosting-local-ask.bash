curl --silent --fail "http://127.0.0.1:$PORT/v1/networks/fuji/subnets?sortOrder=asc&pageSize=1"       # of dev
curl --silent --fail "http://127.0.0.1:$SERVE_PORT/v1/networks/fuji/subnets?sortOrder=asc&pageSize=1" # of yours
kill $SERVE $DEV
wait
