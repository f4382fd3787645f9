curl -X PUT -H "Authorization: Bearer $CONTROL_TOKEN" http://127.0.0.1:9651/snapshots/before
curl -X POST -H "Authorization: Bearer $CONTROL_TOKEN" http://127.0.0.1:9651/snapshots/before/restore
