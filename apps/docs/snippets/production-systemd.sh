npm install --prefix=/opt/primary-network --omit=optional primary-network
install -D --mode=644 --target-directory=/etc/systemd/system deploy/systemd/primary-network-index.service deploy/systemd/primary-network-migrate.service deploy/systemd/primary-network-serve.service
install -D --mode=644 deploy/systemd/primary-network.sysusers.conf /usr/lib/sysusers.d/primary-network.conf
install -D --mode=644 --target-directory=/etc/primary-network deploy/systemd/index.yaml deploy/systemd/serve.yaml
install -D --mode=600 environment /etc/primary-network/environment
systemd-sysusers
systemctl daemon-reload
systemctl enable --now primary-network-index primary-network-serve
