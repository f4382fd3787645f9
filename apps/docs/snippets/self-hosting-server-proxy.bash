sudo tee /etc/nginx/conf.d/primary-network.conf > /dev/null <<END
server {
  listen 80;
  server_name $DOMAIN;
  client_max_body_size 1m;
  large_client_header_buffers 4 16k;
  location / {
    proxy_pass http://127.0.0.1:8080;
    proxy_http_version 1.1;
    proxy_set_header Connection "";
    proxy_set_header Host \$host;
    proxy_set_header X-Forwarded-For \$proxy_add_x_forwarded_for;
    proxy_buffering off;
    proxy_read_timeout 60s;
  }
}
END
sudo nginx -t
sudo systemctl reload nginx
sudo certbot --nginx --redirect --domain $DOMAIN
