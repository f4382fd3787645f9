primary-network export --parquet archive --config config.yaml
