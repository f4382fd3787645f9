curl --silent --fail https://$DOMAIN/readyz
curl --silent --fail "https://$DOMAIN/v1/networks/$NETWORK/validators?pageSize=1"
curl --silent --fail --max-time 60 --no-buffer "https://$DOMAIN/v1/chains/$EVM_CHAIN_ID/blocks:stream" | head -4
