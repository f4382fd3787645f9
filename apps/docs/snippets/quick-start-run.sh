npx primary-network dev
