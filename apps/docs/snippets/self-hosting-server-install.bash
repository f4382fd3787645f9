sudo apt-get install --yes postgresql nginx certbot python3-certbot-nginx git
sudo npm install --prefix /opt/primary-network --omit optional primary-network
git clone --depth 1 https://github.com/primary-network/primary-network-sdk
cd primary-network-sdk/deploy/systemd
