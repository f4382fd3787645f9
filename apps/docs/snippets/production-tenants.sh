primary-network keys add --name tenant-a --tier growth --privileges data,operations --database-url "$DATABASE_URL"
primary-network keys add --name tenant-b --tier free --privileges data --database-url "$DATABASE_URL"
