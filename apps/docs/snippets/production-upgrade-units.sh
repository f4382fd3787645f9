npm install --prefix=/opt/primary-network --omit=optional primary-network@latest
systemctl restart primary-network-migrate
