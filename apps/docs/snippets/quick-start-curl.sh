curl "http://127.0.0.1:8080/v1/networks/fuji/validators?validationStatus=active&pageSize=1"
