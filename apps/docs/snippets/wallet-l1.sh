npx primary-network wallet l1 create l1.json --name my-l1
npx primary-network wallet l1 topup 2ZbkEMWTRhQoqmVjufp1Fscf8tBCWAcJMo1WhPg1FiMcX5GTfE 0.5
npx primary-network wallet l1 disable 2ZbkEMWTRhQoqmVjufp1Fscf8tBCWAcJMo1WhPg1FiMcX5GTfE
