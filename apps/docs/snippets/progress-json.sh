primary-network serve --config config.yaml --progress json
