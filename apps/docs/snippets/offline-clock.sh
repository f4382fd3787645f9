# Stop time, let a day pass, go on.
curl -X POST -H "Authorization: Bearer $CONTROL_TOKEN" http://127.0.0.1:9651/clock/freeze
curl -X POST -H "Authorization: Bearer $CONTROL_TOKEN" -d '{"seconds": 86400}' http://127.0.0.1:9651/clock/advance
curl -X POST -H "Authorization: Bearer $CONTROL_TOKEN" http://127.0.0.1:9651/clock/resume
# Ten blocks at once.
curl -X POST -H "Authorization: Bearer $CONTROL_TOKEN" -d '{"count": 10}' http://127.0.0.1:9651/blocks
