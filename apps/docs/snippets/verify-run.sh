npx primary-network verify --node-url http://127.0.0.1:9650 --base-url http://127.0.0.1:8080
