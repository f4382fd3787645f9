npx primary-network snapshot restore /backup/index --config other.yaml --verify http://127.0.0.1:9650
