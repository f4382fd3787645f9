kubectl create secret generic primary-network-database --from-literal=url="$DATABASE_URL"
helm install primary-network deploy/helm/primary-network --values values.yaml --set database.existingSecret=primary-network-database
