npm install --save-dev @primary-network/testing
