primary-network keys add --name explorer --tier growth --privileges data,operations > key.txt
KEY=$(tail -1 key.txt)
curl --silent --fail --header "x-service-api-key: $KEY" "http://127.0.0.1:$PORT/v1/networks/$NETWORK/subnets?pageSize=1"
primary-network keys list
primary-network keys revoke $(primary-network keys list --json | grep --only-matching --extended-regexp 'key_[0-9a-z]+' | head -1)
