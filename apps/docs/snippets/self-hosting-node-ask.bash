curl --silent --fail --retry 300 --retry-delay 1 --retry-all-errors http://127.0.0.1:$ADMIN_PORT/readyz
curl --silent --fail "http://127.0.0.1:$PORT/v1/networks/$NETWORK/validators?pageSize=1"
