npx primary-network snapshot create /backup/index --config serve.yaml
npx primary-network snapshot inspect /backup/index --check
npx primary-network snapshot restore /backup/index --config other.yaml
