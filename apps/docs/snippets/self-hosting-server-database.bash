PASSWORD=$(openssl rand -hex 24)
sudo -u postgres psql --command "create role primary_network login password '$PASSWORD'"
sudo -u postgres createdb --owner primary_network primary_network
echo "DATABASE_URL=postgresql://primary_network:$PASSWORD@127.0.0.1/primary_network" |
  sudo install -D --mode 600 /dev/stdin /etc/primary-network/environment
