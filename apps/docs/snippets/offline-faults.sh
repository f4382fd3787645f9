# Every third request for a balance gets 503, with a Retry-After of two seconds.
curl -X POST -H "Authorization: Bearer $CONTROL_TOKEN" -d '{"kind": "status", "status": 503, "retryAfter": 2, "every": 3, "route": "/ext/bc/P", "method": "platform.getBalance"}' http://127.0.0.1:9651/faults
curl -H "Authorization: Bearer $CONTROL_TOKEN" http://127.0.0.1:9651/faults
curl -X DELETE -H "Authorization: Bearer $CONTROL_TOKEN" http://127.0.0.1:9651/faults
