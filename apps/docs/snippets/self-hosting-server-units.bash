sudo install --mode 644 --target-directory /etc/systemd/system ./*.service
sudo install -D --mode 644 primary-network.sysusers.conf /usr/lib/sysusers.d/primary-network.conf
sudo systemd-sysusers
sudo systemctl daemon-reload
sudo systemctl enable --now primary-network-index primary-network-serve
curl --silent --fail --retry 30 --retry-delay 1 --retry-all-errors http://127.0.0.1:8082/status
