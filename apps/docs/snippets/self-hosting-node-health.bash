curl --silent --fail http://127.0.0.1:$ADMIN_PORT/healthz
curl --silent --fail http://127.0.0.1:$ADMIN_PORT/readyz
curl --silent --fail http://127.0.0.1:$INDEX_ADMIN_PORT/metrics > metrics.txt
kill $SERVE $INDEX
wait
