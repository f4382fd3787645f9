primary-network keys add --name explorer --tier growth --privileges data,operations --database-url "$DATABASE_URL"
primary-network keys list --database-url "$DATABASE_URL"
primary-network keys revoke key_0123456789ab --database-url "$DATABASE_URL"
