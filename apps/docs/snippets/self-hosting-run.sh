primary-network serve --config config.yaml
