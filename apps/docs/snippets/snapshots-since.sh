npx primary-network snapshot create /backup/window --config serve.yaml --since 2026-09-01
