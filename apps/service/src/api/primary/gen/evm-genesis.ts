// @ts-nocheck
/** The documented types of an EVM genesis. Written by `pnpm generate` from specs/: do not edit. */

/** What a value breaks, as Ajv says it. */
export interface Fault {
  /** JSON pointer to the part of the value. */
  readonly instancePath: string;
  readonly keyword: string;
  readonly params: { readonly [name: string]: unknown };
  readonly message?: string;
}

/** Whether a value fits; `errors` has what the last one breaks. */
export interface Validator {
  (value: unknown): boolean;
  readonly errors?: readonly Fault[] | null;
}


const rule0 = validate20;
const schema31 = {"type":"object","properties":{"airdropAmount":{"type":["string","null"]},"airdropHash":{"type":"string"},"alloc":{"type":"object","additionalProperties":{"type":"object","properties":{"balance":{"type":"string"},"code":{"type":"string"},"storage":{"type":"object","additionalProperties":{"type":"string"}}}}},"baseFeePerGas":{"type":["string","null"]},"blobGasUsed":{"type":["string","null"]},"coinbase":{"type":"string"},"config":{"type":"object","properties":{"chainId":{"type":"integer"},"berlinBlock":{"type":"integer"},"byzantiumBlock":{"type":"integer"},"constantinopleBlock":{"type":"integer"},"eip150Block":{"type":"integer"},"eip155Block":{"type":"integer"},"eip158Block":{"type":"integer"},"homesteadBlock":{"type":"integer"},"istanbulBlock":{"type":"integer"},"londonBlock":{"type":"integer"},"muirGlacierBlock":{"type":"integer"},"petersburgBlock":{"type":"integer"},"eip150Hash":{"type":"string"},"subnetEVMTimestamp":{"type":"integer"},"allowFeeRecipients":{"type":"boolean"},"feeConfig":{"type":"object","properties":{"baseFeeChangeDenominator":{"type":"integer"},"blockGasCostStep":{"type":"integer"},"gasLimit":{"type":"integer"},"maxBlockGasCost":{"type":"integer"},"minBaseFee":{"type":"integer"},"minBlockGasCost":{"type":"integer"},"targetBlockRate":{"type":"integer"},"targetGas":{"type":"integer"}}},"warpConfig":{"type":"object","properties":{"blockTimestamp":{"type":"integer"},"quorumNumerator":{"type":"integer"},"requirePrimaryNetworkSigners":{"type":"boolean"}}},"txAllowListConfig":{"type":"object","properties":{"blockTimestamp":{"type":"integer"},"adminAddresses":{"type":"array","items":{"type":"string"}},"managerAddresses":{"type":"array","items":{"type":"string"}},"enabledAddresses":{"type":"array","items":{"type":"string"}}}},"contractDeployerAllowListConfig":{"type":"object","properties":{"blockTimestamp":{"type":"integer"},"adminAddresses":{"type":"array","items":{"type":"string"}},"managerAddresses":{"type":"array","items":{"type":"string"}},"enabledAddresses":{"type":"array","items":{"type":"string"}}}},"contractNativeMinterConfig":{"type":"object","properties":{"blockTimestamp":{"type":"integer"},"adminAddresses":{"type":"array","items":{"type":"string"}},"managerAddresses":{"type":"array","items":{"type":"string"}},"enabledAddresses":{"type":"array","items":{"type":"string"}}}},"feeManagerConfig":{"type":"object","properties":{"blockTimestamp":{"type":"integer"},"adminAddresses":{"type":"array","items":{"type":"string"}},"managerAddresses":{"type":"array","items":{"type":"string"}},"enabledAddresses":{"type":"array","items":{"type":"string"}}}},"rewardManagerConfig":{"type":"object","properties":{"blockTimestamp":{"type":"integer"},"adminAddresses":{"type":"array","items":{"type":"string"}},"managerAddresses":{"type":"array","items":{"type":"string"}},"enabledAddresses":{"type":"array","items":{"type":"string"}}}}}},"difficulty":{"type":"string"},"excessBlobGas":{"type":["string","null"]},"extraData":{"type":"string"},"gasLimit":{"type":"string"},"gasUsed":{"type":"string"},"mixHash":{"type":"string"},"nonce":{"type":"string"},"number":{"type":"string"},"parentHash":{"type":"string"},"timestamp":{"type":"string"}}};

function validate20(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate20.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.airdropAmount !== undefined){
let data0 = data.airdropAmount;
const _errs1 = errors;
if((typeof data0 !== "string") && (data0 !== null)){
validate20.errors = [{instancePath:instancePath+"/airdropAmount",schemaPath:"#/properties/airdropAmount/type",keyword:"type",params:{type: schema31.properties.airdropAmount.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.airdropHash !== undefined){
const _errs3 = errors;
if(typeof data.airdropHash !== "string"){
validate20.errors = [{instancePath:instancePath+"/airdropHash",schemaPath:"#/properties/airdropHash/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.alloc !== undefined){
let data2 = data.alloc;
const _errs5 = errors;
if(errors === _errs5){
if(data2 && typeof data2 == "object" && !Array.isArray(data2)){
for(const key0 in data2){
let data3 = data2[key0];
const _errs8 = errors;
if(errors === _errs8){
if(data3 && typeof data3 == "object" && !Array.isArray(data3)){
if(data3.balance !== undefined){
const _errs10 = errors;
if(typeof data3.balance !== "string"){
validate20.errors = [{instancePath:instancePath+"/alloc/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/balance",schemaPath:"#/properties/alloc/additionalProperties/properties/balance/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.code !== undefined){
const _errs12 = errors;
if(typeof data3.code !== "string"){
validate20.errors = [{instancePath:instancePath+"/alloc/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/code",schemaPath:"#/properties/alloc/additionalProperties/properties/code/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid2 = _errs12 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data3.storage !== undefined){
let data6 = data3.storage;
const _errs14 = errors;
if(errors === _errs14){
if(data6 && typeof data6 == "object" && !Array.isArray(data6)){
for(const key1 in data6){
const _errs17 = errors;
if(typeof data6[key1] !== "string"){
validate20.errors = [{instancePath:instancePath+"/alloc/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/storage/" + key1.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/alloc/additionalProperties/properties/storage/additionalProperties/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid3 = _errs17 === errors;
if(!valid3){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/alloc/" + key0.replace(/~/g, "~0").replace(/\//g, "~1")+"/storage",schemaPath:"#/properties/alloc/additionalProperties/properties/storage/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid2 = _errs14 === errors;
}
else {
var valid2 = true;
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/alloc/" + key0.replace(/~/g, "~0").replace(/\//g, "~1"),schemaPath:"#/properties/alloc/additionalProperties/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid1 = _errs8 === errors;
if(!valid1){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/alloc",schemaPath:"#/properties/alloc/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.baseFeePerGas !== undefined){
let data8 = data.baseFeePerGas;
const _errs19 = errors;
if((typeof data8 !== "string") && (data8 !== null)){
validate20.errors = [{instancePath:instancePath+"/baseFeePerGas",schemaPath:"#/properties/baseFeePerGas/type",keyword:"type",params:{type: schema31.properties.baseFeePerGas.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs19 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.blobGasUsed !== undefined){
let data9 = data.blobGasUsed;
const _errs21 = errors;
if((typeof data9 !== "string") && (data9 !== null)){
validate20.errors = [{instancePath:instancePath+"/blobGasUsed",schemaPath:"#/properties/blobGasUsed/type",keyword:"type",params:{type: schema31.properties.blobGasUsed.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs21 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.coinbase !== undefined){
const _errs23 = errors;
if(typeof data.coinbase !== "string"){
validate20.errors = [{instancePath:instancePath+"/coinbase",schemaPath:"#/properties/coinbase/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs23 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.config !== undefined){
let data11 = data.config;
const _errs25 = errors;
if(errors === _errs25){
if(data11 && typeof data11 == "object" && !Array.isArray(data11)){
if(data11.chainId !== undefined){
let data12 = data11.chainId;
const _errs27 = errors;
if(!((typeof data12 == "number") && (!(data12 % 1) && !isNaN(data12)))){
validate20.errors = [{instancePath:instancePath+"/config/chainId",schemaPath:"#/properties/config/properties/chainId/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid4 = _errs27 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data11.berlinBlock !== undefined){
let data13 = data11.berlinBlock;
const _errs29 = errors;
if(!((typeof data13 == "number") && (!(data13 % 1) && !isNaN(data13)))){
validate20.errors = [{instancePath:instancePath+"/config/berlinBlock",schemaPath:"#/properties/config/properties/berlinBlock/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid4 = _errs29 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data11.byzantiumBlock !== undefined){
let data14 = data11.byzantiumBlock;
const _errs31 = errors;
if(!((typeof data14 == "number") && (!(data14 % 1) && !isNaN(data14)))){
validate20.errors = [{instancePath:instancePath+"/config/byzantiumBlock",schemaPath:"#/properties/config/properties/byzantiumBlock/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid4 = _errs31 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data11.constantinopleBlock !== undefined){
let data15 = data11.constantinopleBlock;
const _errs33 = errors;
if(!((typeof data15 == "number") && (!(data15 % 1) && !isNaN(data15)))){
validate20.errors = [{instancePath:instancePath+"/config/constantinopleBlock",schemaPath:"#/properties/config/properties/constantinopleBlock/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid4 = _errs33 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data11.eip150Block !== undefined){
let data16 = data11.eip150Block;
const _errs35 = errors;
if(!((typeof data16 == "number") && (!(data16 % 1) && !isNaN(data16)))){
validate20.errors = [{instancePath:instancePath+"/config/eip150Block",schemaPath:"#/properties/config/properties/eip150Block/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid4 = _errs35 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data11.eip155Block !== undefined){
let data17 = data11.eip155Block;
const _errs37 = errors;
if(!((typeof data17 == "number") && (!(data17 % 1) && !isNaN(data17)))){
validate20.errors = [{instancePath:instancePath+"/config/eip155Block",schemaPath:"#/properties/config/properties/eip155Block/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid4 = _errs37 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data11.eip158Block !== undefined){
let data18 = data11.eip158Block;
const _errs39 = errors;
if(!((typeof data18 == "number") && (!(data18 % 1) && !isNaN(data18)))){
validate20.errors = [{instancePath:instancePath+"/config/eip158Block",schemaPath:"#/properties/config/properties/eip158Block/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid4 = _errs39 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data11.homesteadBlock !== undefined){
let data19 = data11.homesteadBlock;
const _errs41 = errors;
if(!((typeof data19 == "number") && (!(data19 % 1) && !isNaN(data19)))){
validate20.errors = [{instancePath:instancePath+"/config/homesteadBlock",schemaPath:"#/properties/config/properties/homesteadBlock/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid4 = _errs41 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data11.istanbulBlock !== undefined){
let data20 = data11.istanbulBlock;
const _errs43 = errors;
if(!((typeof data20 == "number") && (!(data20 % 1) && !isNaN(data20)))){
validate20.errors = [{instancePath:instancePath+"/config/istanbulBlock",schemaPath:"#/properties/config/properties/istanbulBlock/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid4 = _errs43 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data11.londonBlock !== undefined){
let data21 = data11.londonBlock;
const _errs45 = errors;
if(!((typeof data21 == "number") && (!(data21 % 1) && !isNaN(data21)))){
validate20.errors = [{instancePath:instancePath+"/config/londonBlock",schemaPath:"#/properties/config/properties/londonBlock/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid4 = _errs45 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data11.muirGlacierBlock !== undefined){
let data22 = data11.muirGlacierBlock;
const _errs47 = errors;
if(!((typeof data22 == "number") && (!(data22 % 1) && !isNaN(data22)))){
validate20.errors = [{instancePath:instancePath+"/config/muirGlacierBlock",schemaPath:"#/properties/config/properties/muirGlacierBlock/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid4 = _errs47 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data11.petersburgBlock !== undefined){
let data23 = data11.petersburgBlock;
const _errs49 = errors;
if(!((typeof data23 == "number") && (!(data23 % 1) && !isNaN(data23)))){
validate20.errors = [{instancePath:instancePath+"/config/petersburgBlock",schemaPath:"#/properties/config/properties/petersburgBlock/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid4 = _errs49 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data11.eip150Hash !== undefined){
const _errs51 = errors;
if(typeof data11.eip150Hash !== "string"){
validate20.errors = [{instancePath:instancePath+"/config/eip150Hash",schemaPath:"#/properties/config/properties/eip150Hash/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid4 = _errs51 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data11.subnetEVMTimestamp !== undefined){
let data25 = data11.subnetEVMTimestamp;
const _errs53 = errors;
if(!((typeof data25 == "number") && (!(data25 % 1) && !isNaN(data25)))){
validate20.errors = [{instancePath:instancePath+"/config/subnetEVMTimestamp",schemaPath:"#/properties/config/properties/subnetEVMTimestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid4 = _errs53 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data11.allowFeeRecipients !== undefined){
const _errs55 = errors;
if(typeof data11.allowFeeRecipients !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/config/allowFeeRecipients",schemaPath:"#/properties/config/properties/allowFeeRecipients/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid4 = _errs55 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data11.feeConfig !== undefined){
let data27 = data11.feeConfig;
const _errs57 = errors;
if(errors === _errs57){
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
if(data27.baseFeeChangeDenominator !== undefined){
let data28 = data27.baseFeeChangeDenominator;
const _errs59 = errors;
if(!((typeof data28 == "number") && (!(data28 % 1) && !isNaN(data28)))){
validate20.errors = [{instancePath:instancePath+"/config/feeConfig/baseFeeChangeDenominator",schemaPath:"#/properties/config/properties/feeConfig/properties/baseFeeChangeDenominator/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid5 = _errs59 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data27.blockGasCostStep !== undefined){
let data29 = data27.blockGasCostStep;
const _errs61 = errors;
if(!((typeof data29 == "number") && (!(data29 % 1) && !isNaN(data29)))){
validate20.errors = [{instancePath:instancePath+"/config/feeConfig/blockGasCostStep",schemaPath:"#/properties/config/properties/feeConfig/properties/blockGasCostStep/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid5 = _errs61 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data27.gasLimit !== undefined){
let data30 = data27.gasLimit;
const _errs63 = errors;
if(!((typeof data30 == "number") && (!(data30 % 1) && !isNaN(data30)))){
validate20.errors = [{instancePath:instancePath+"/config/feeConfig/gasLimit",schemaPath:"#/properties/config/properties/feeConfig/properties/gasLimit/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid5 = _errs63 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data27.maxBlockGasCost !== undefined){
let data31 = data27.maxBlockGasCost;
const _errs65 = errors;
if(!((typeof data31 == "number") && (!(data31 % 1) && !isNaN(data31)))){
validate20.errors = [{instancePath:instancePath+"/config/feeConfig/maxBlockGasCost",schemaPath:"#/properties/config/properties/feeConfig/properties/maxBlockGasCost/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid5 = _errs65 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data27.minBaseFee !== undefined){
let data32 = data27.minBaseFee;
const _errs67 = errors;
if(!((typeof data32 == "number") && (!(data32 % 1) && !isNaN(data32)))){
validate20.errors = [{instancePath:instancePath+"/config/feeConfig/minBaseFee",schemaPath:"#/properties/config/properties/feeConfig/properties/minBaseFee/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid5 = _errs67 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data27.minBlockGasCost !== undefined){
let data33 = data27.minBlockGasCost;
const _errs69 = errors;
if(!((typeof data33 == "number") && (!(data33 % 1) && !isNaN(data33)))){
validate20.errors = [{instancePath:instancePath+"/config/feeConfig/minBlockGasCost",schemaPath:"#/properties/config/properties/feeConfig/properties/minBlockGasCost/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid5 = _errs69 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data27.targetBlockRate !== undefined){
let data34 = data27.targetBlockRate;
const _errs71 = errors;
if(!((typeof data34 == "number") && (!(data34 % 1) && !isNaN(data34)))){
validate20.errors = [{instancePath:instancePath+"/config/feeConfig/targetBlockRate",schemaPath:"#/properties/config/properties/feeConfig/properties/targetBlockRate/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid5 = _errs71 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data27.targetGas !== undefined){
let data35 = data27.targetGas;
const _errs73 = errors;
if(!((typeof data35 == "number") && (!(data35 % 1) && !isNaN(data35)))){
validate20.errors = [{instancePath:instancePath+"/config/feeConfig/targetGas",schemaPath:"#/properties/config/properties/feeConfig/properties/targetGas/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid5 = _errs73 === errors;
}
else {
var valid5 = true;
}
}
}
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/config/feeConfig",schemaPath:"#/properties/config/properties/feeConfig/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid4 = _errs57 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data11.warpConfig !== undefined){
let data36 = data11.warpConfig;
const _errs75 = errors;
if(errors === _errs75){
if(data36 && typeof data36 == "object" && !Array.isArray(data36)){
if(data36.blockTimestamp !== undefined){
let data37 = data36.blockTimestamp;
const _errs77 = errors;
if(!((typeof data37 == "number") && (!(data37 % 1) && !isNaN(data37)))){
validate20.errors = [{instancePath:instancePath+"/config/warpConfig/blockTimestamp",schemaPath:"#/properties/config/properties/warpConfig/properties/blockTimestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid6 = _errs77 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data36.quorumNumerator !== undefined){
let data38 = data36.quorumNumerator;
const _errs79 = errors;
if(!((typeof data38 == "number") && (!(data38 % 1) && !isNaN(data38)))){
validate20.errors = [{instancePath:instancePath+"/config/warpConfig/quorumNumerator",schemaPath:"#/properties/config/properties/warpConfig/properties/quorumNumerator/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid6 = _errs79 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data36.requirePrimaryNetworkSigners !== undefined){
const _errs81 = errors;
if(typeof data36.requirePrimaryNetworkSigners !== "boolean"){
validate20.errors = [{instancePath:instancePath+"/config/warpConfig/requirePrimaryNetworkSigners",schemaPath:"#/properties/config/properties/warpConfig/properties/requirePrimaryNetworkSigners/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid6 = _errs81 === errors;
}
else {
var valid6 = true;
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/config/warpConfig",schemaPath:"#/properties/config/properties/warpConfig/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid4 = _errs75 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data11.txAllowListConfig !== undefined){
let data40 = data11.txAllowListConfig;
const _errs83 = errors;
if(errors === _errs83){
if(data40 && typeof data40 == "object" && !Array.isArray(data40)){
if(data40.blockTimestamp !== undefined){
let data41 = data40.blockTimestamp;
const _errs85 = errors;
if(!((typeof data41 == "number") && (!(data41 % 1) && !isNaN(data41)))){
validate20.errors = [{instancePath:instancePath+"/config/txAllowListConfig/blockTimestamp",schemaPath:"#/properties/config/properties/txAllowListConfig/properties/blockTimestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid7 = _errs85 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data40.adminAddresses !== undefined){
let data42 = data40.adminAddresses;
const _errs87 = errors;
if(errors === _errs87){
if(Array.isArray(data42)){
var valid8 = true;
const len0 = data42.length;
for(let i0=0; i0<len0; i0++){
const _errs89 = errors;
if(typeof data42[i0] !== "string"){
validate20.errors = [{instancePath:instancePath+"/config/txAllowListConfig/adminAddresses/" + i0,schemaPath:"#/properties/config/properties/txAllowListConfig/properties/adminAddresses/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid8 = _errs89 === errors;
if(!valid8){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/config/txAllowListConfig/adminAddresses",schemaPath:"#/properties/config/properties/txAllowListConfig/properties/adminAddresses/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid7 = _errs87 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data40.managerAddresses !== undefined){
let data44 = data40.managerAddresses;
const _errs91 = errors;
if(errors === _errs91){
if(Array.isArray(data44)){
var valid9 = true;
const len1 = data44.length;
for(let i1=0; i1<len1; i1++){
const _errs93 = errors;
if(typeof data44[i1] !== "string"){
validate20.errors = [{instancePath:instancePath+"/config/txAllowListConfig/managerAddresses/" + i1,schemaPath:"#/properties/config/properties/txAllowListConfig/properties/managerAddresses/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid9 = _errs93 === errors;
if(!valid9){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/config/txAllowListConfig/managerAddresses",schemaPath:"#/properties/config/properties/txAllowListConfig/properties/managerAddresses/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid7 = _errs91 === errors;
}
else {
var valid7 = true;
}
if(valid7){
if(data40.enabledAddresses !== undefined){
let data46 = data40.enabledAddresses;
const _errs95 = errors;
if(errors === _errs95){
if(Array.isArray(data46)){
var valid10 = true;
const len2 = data46.length;
for(let i2=0; i2<len2; i2++){
const _errs97 = errors;
if(typeof data46[i2] !== "string"){
validate20.errors = [{instancePath:instancePath+"/config/txAllowListConfig/enabledAddresses/" + i2,schemaPath:"#/properties/config/properties/txAllowListConfig/properties/enabledAddresses/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid10 = _errs97 === errors;
if(!valid10){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/config/txAllowListConfig/enabledAddresses",schemaPath:"#/properties/config/properties/txAllowListConfig/properties/enabledAddresses/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid7 = _errs95 === errors;
}
else {
var valid7 = true;
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/config/txAllowListConfig",schemaPath:"#/properties/config/properties/txAllowListConfig/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid4 = _errs83 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data11.contractDeployerAllowListConfig !== undefined){
let data48 = data11.contractDeployerAllowListConfig;
const _errs99 = errors;
if(errors === _errs99){
if(data48 && typeof data48 == "object" && !Array.isArray(data48)){
if(data48.blockTimestamp !== undefined){
let data49 = data48.blockTimestamp;
const _errs101 = errors;
if(!((typeof data49 == "number") && (!(data49 % 1) && !isNaN(data49)))){
validate20.errors = [{instancePath:instancePath+"/config/contractDeployerAllowListConfig/blockTimestamp",schemaPath:"#/properties/config/properties/contractDeployerAllowListConfig/properties/blockTimestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid11 = _errs101 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data48.adminAddresses !== undefined){
let data50 = data48.adminAddresses;
const _errs103 = errors;
if(errors === _errs103){
if(Array.isArray(data50)){
var valid12 = true;
const len3 = data50.length;
for(let i3=0; i3<len3; i3++){
const _errs105 = errors;
if(typeof data50[i3] !== "string"){
validate20.errors = [{instancePath:instancePath+"/config/contractDeployerAllowListConfig/adminAddresses/" + i3,schemaPath:"#/properties/config/properties/contractDeployerAllowListConfig/properties/adminAddresses/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid12 = _errs105 === errors;
if(!valid12){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/config/contractDeployerAllowListConfig/adminAddresses",schemaPath:"#/properties/config/properties/contractDeployerAllowListConfig/properties/adminAddresses/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid11 = _errs103 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data48.managerAddresses !== undefined){
let data52 = data48.managerAddresses;
const _errs107 = errors;
if(errors === _errs107){
if(Array.isArray(data52)){
var valid13 = true;
const len4 = data52.length;
for(let i4=0; i4<len4; i4++){
const _errs109 = errors;
if(typeof data52[i4] !== "string"){
validate20.errors = [{instancePath:instancePath+"/config/contractDeployerAllowListConfig/managerAddresses/" + i4,schemaPath:"#/properties/config/properties/contractDeployerAllowListConfig/properties/managerAddresses/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid13 = _errs109 === errors;
if(!valid13){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/config/contractDeployerAllowListConfig/managerAddresses",schemaPath:"#/properties/config/properties/contractDeployerAllowListConfig/properties/managerAddresses/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid11 = _errs107 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data48.enabledAddresses !== undefined){
let data54 = data48.enabledAddresses;
const _errs111 = errors;
if(errors === _errs111){
if(Array.isArray(data54)){
var valid14 = true;
const len5 = data54.length;
for(let i5=0; i5<len5; i5++){
const _errs113 = errors;
if(typeof data54[i5] !== "string"){
validate20.errors = [{instancePath:instancePath+"/config/contractDeployerAllowListConfig/enabledAddresses/" + i5,schemaPath:"#/properties/config/properties/contractDeployerAllowListConfig/properties/enabledAddresses/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid14 = _errs113 === errors;
if(!valid14){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/config/contractDeployerAllowListConfig/enabledAddresses",schemaPath:"#/properties/config/properties/contractDeployerAllowListConfig/properties/enabledAddresses/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid11 = _errs111 === errors;
}
else {
var valid11 = true;
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/config/contractDeployerAllowListConfig",schemaPath:"#/properties/config/properties/contractDeployerAllowListConfig/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid4 = _errs99 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data11.contractNativeMinterConfig !== undefined){
let data56 = data11.contractNativeMinterConfig;
const _errs115 = errors;
if(errors === _errs115){
if(data56 && typeof data56 == "object" && !Array.isArray(data56)){
if(data56.blockTimestamp !== undefined){
let data57 = data56.blockTimestamp;
const _errs117 = errors;
if(!((typeof data57 == "number") && (!(data57 % 1) && !isNaN(data57)))){
validate20.errors = [{instancePath:instancePath+"/config/contractNativeMinterConfig/blockTimestamp",schemaPath:"#/properties/config/properties/contractNativeMinterConfig/properties/blockTimestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid15 = _errs117 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data56.adminAddresses !== undefined){
let data58 = data56.adminAddresses;
const _errs119 = errors;
if(errors === _errs119){
if(Array.isArray(data58)){
var valid16 = true;
const len6 = data58.length;
for(let i6=0; i6<len6; i6++){
const _errs121 = errors;
if(typeof data58[i6] !== "string"){
validate20.errors = [{instancePath:instancePath+"/config/contractNativeMinterConfig/adminAddresses/" + i6,schemaPath:"#/properties/config/properties/contractNativeMinterConfig/properties/adminAddresses/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid16 = _errs121 === errors;
if(!valid16){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/config/contractNativeMinterConfig/adminAddresses",schemaPath:"#/properties/config/properties/contractNativeMinterConfig/properties/adminAddresses/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid15 = _errs119 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data56.managerAddresses !== undefined){
let data60 = data56.managerAddresses;
const _errs123 = errors;
if(errors === _errs123){
if(Array.isArray(data60)){
var valid17 = true;
const len7 = data60.length;
for(let i7=0; i7<len7; i7++){
const _errs125 = errors;
if(typeof data60[i7] !== "string"){
validate20.errors = [{instancePath:instancePath+"/config/contractNativeMinterConfig/managerAddresses/" + i7,schemaPath:"#/properties/config/properties/contractNativeMinterConfig/properties/managerAddresses/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid17 = _errs125 === errors;
if(!valid17){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/config/contractNativeMinterConfig/managerAddresses",schemaPath:"#/properties/config/properties/contractNativeMinterConfig/properties/managerAddresses/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid15 = _errs123 === errors;
}
else {
var valid15 = true;
}
if(valid15){
if(data56.enabledAddresses !== undefined){
let data62 = data56.enabledAddresses;
const _errs127 = errors;
if(errors === _errs127){
if(Array.isArray(data62)){
var valid18 = true;
const len8 = data62.length;
for(let i8=0; i8<len8; i8++){
const _errs129 = errors;
if(typeof data62[i8] !== "string"){
validate20.errors = [{instancePath:instancePath+"/config/contractNativeMinterConfig/enabledAddresses/" + i8,schemaPath:"#/properties/config/properties/contractNativeMinterConfig/properties/enabledAddresses/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid18 = _errs129 === errors;
if(!valid18){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/config/contractNativeMinterConfig/enabledAddresses",schemaPath:"#/properties/config/properties/contractNativeMinterConfig/properties/enabledAddresses/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid15 = _errs127 === errors;
}
else {
var valid15 = true;
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/config/contractNativeMinterConfig",schemaPath:"#/properties/config/properties/contractNativeMinterConfig/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid4 = _errs115 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data11.feeManagerConfig !== undefined){
let data64 = data11.feeManagerConfig;
const _errs131 = errors;
if(errors === _errs131){
if(data64 && typeof data64 == "object" && !Array.isArray(data64)){
if(data64.blockTimestamp !== undefined){
let data65 = data64.blockTimestamp;
const _errs133 = errors;
if(!((typeof data65 == "number") && (!(data65 % 1) && !isNaN(data65)))){
validate20.errors = [{instancePath:instancePath+"/config/feeManagerConfig/blockTimestamp",schemaPath:"#/properties/config/properties/feeManagerConfig/properties/blockTimestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid19 = _errs133 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data64.adminAddresses !== undefined){
let data66 = data64.adminAddresses;
const _errs135 = errors;
if(errors === _errs135){
if(Array.isArray(data66)){
var valid20 = true;
const len9 = data66.length;
for(let i9=0; i9<len9; i9++){
const _errs137 = errors;
if(typeof data66[i9] !== "string"){
validate20.errors = [{instancePath:instancePath+"/config/feeManagerConfig/adminAddresses/" + i9,schemaPath:"#/properties/config/properties/feeManagerConfig/properties/adminAddresses/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid20 = _errs137 === errors;
if(!valid20){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/config/feeManagerConfig/adminAddresses",schemaPath:"#/properties/config/properties/feeManagerConfig/properties/adminAddresses/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid19 = _errs135 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data64.managerAddresses !== undefined){
let data68 = data64.managerAddresses;
const _errs139 = errors;
if(errors === _errs139){
if(Array.isArray(data68)){
var valid21 = true;
const len10 = data68.length;
for(let i10=0; i10<len10; i10++){
const _errs141 = errors;
if(typeof data68[i10] !== "string"){
validate20.errors = [{instancePath:instancePath+"/config/feeManagerConfig/managerAddresses/" + i10,schemaPath:"#/properties/config/properties/feeManagerConfig/properties/managerAddresses/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid21 = _errs141 === errors;
if(!valid21){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/config/feeManagerConfig/managerAddresses",schemaPath:"#/properties/config/properties/feeManagerConfig/properties/managerAddresses/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid19 = _errs139 === errors;
}
else {
var valid19 = true;
}
if(valid19){
if(data64.enabledAddresses !== undefined){
let data70 = data64.enabledAddresses;
const _errs143 = errors;
if(errors === _errs143){
if(Array.isArray(data70)){
var valid22 = true;
const len11 = data70.length;
for(let i11=0; i11<len11; i11++){
const _errs145 = errors;
if(typeof data70[i11] !== "string"){
validate20.errors = [{instancePath:instancePath+"/config/feeManagerConfig/enabledAddresses/" + i11,schemaPath:"#/properties/config/properties/feeManagerConfig/properties/enabledAddresses/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid22 = _errs145 === errors;
if(!valid22){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/config/feeManagerConfig/enabledAddresses",schemaPath:"#/properties/config/properties/feeManagerConfig/properties/enabledAddresses/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid19 = _errs143 === errors;
}
else {
var valid19 = true;
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/config/feeManagerConfig",schemaPath:"#/properties/config/properties/feeManagerConfig/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid4 = _errs131 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data11.rewardManagerConfig !== undefined){
let data72 = data11.rewardManagerConfig;
const _errs147 = errors;
if(errors === _errs147){
if(data72 && typeof data72 == "object" && !Array.isArray(data72)){
if(data72.blockTimestamp !== undefined){
let data73 = data72.blockTimestamp;
const _errs149 = errors;
if(!((typeof data73 == "number") && (!(data73 % 1) && !isNaN(data73)))){
validate20.errors = [{instancePath:instancePath+"/config/rewardManagerConfig/blockTimestamp",schemaPath:"#/properties/config/properties/rewardManagerConfig/properties/blockTimestamp/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
var valid23 = _errs149 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data72.adminAddresses !== undefined){
let data74 = data72.adminAddresses;
const _errs151 = errors;
if(errors === _errs151){
if(Array.isArray(data74)){
var valid24 = true;
const len12 = data74.length;
for(let i12=0; i12<len12; i12++){
const _errs153 = errors;
if(typeof data74[i12] !== "string"){
validate20.errors = [{instancePath:instancePath+"/config/rewardManagerConfig/adminAddresses/" + i12,schemaPath:"#/properties/config/properties/rewardManagerConfig/properties/adminAddresses/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid24 = _errs153 === errors;
if(!valid24){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/config/rewardManagerConfig/adminAddresses",schemaPath:"#/properties/config/properties/rewardManagerConfig/properties/adminAddresses/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid23 = _errs151 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data72.managerAddresses !== undefined){
let data76 = data72.managerAddresses;
const _errs155 = errors;
if(errors === _errs155){
if(Array.isArray(data76)){
var valid25 = true;
const len13 = data76.length;
for(let i13=0; i13<len13; i13++){
const _errs157 = errors;
if(typeof data76[i13] !== "string"){
validate20.errors = [{instancePath:instancePath+"/config/rewardManagerConfig/managerAddresses/" + i13,schemaPath:"#/properties/config/properties/rewardManagerConfig/properties/managerAddresses/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid25 = _errs157 === errors;
if(!valid25){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/config/rewardManagerConfig/managerAddresses",schemaPath:"#/properties/config/properties/rewardManagerConfig/properties/managerAddresses/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid23 = _errs155 === errors;
}
else {
var valid23 = true;
}
if(valid23){
if(data72.enabledAddresses !== undefined){
let data78 = data72.enabledAddresses;
const _errs159 = errors;
if(errors === _errs159){
if(Array.isArray(data78)){
var valid26 = true;
const len14 = data78.length;
for(let i14=0; i14<len14; i14++){
const _errs161 = errors;
if(typeof data78[i14] !== "string"){
validate20.errors = [{instancePath:instancePath+"/config/rewardManagerConfig/enabledAddresses/" + i14,schemaPath:"#/properties/config/properties/rewardManagerConfig/properties/enabledAddresses/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid26 = _errs161 === errors;
if(!valid26){
break;
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/config/rewardManagerConfig/enabledAddresses",schemaPath:"#/properties/config/properties/rewardManagerConfig/properties/enabledAddresses/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
var valid23 = _errs159 === errors;
}
else {
var valid23 = true;
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/config/rewardManagerConfig",schemaPath:"#/properties/config/properties/rewardManagerConfig/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid4 = _errs147 === errors;
}
else {
var valid4 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate20.errors = [{instancePath:instancePath+"/config",schemaPath:"#/properties/config/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
var valid0 = _errs25 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.difficulty !== undefined){
const _errs163 = errors;
if(typeof data.difficulty !== "string"){
validate20.errors = [{instancePath:instancePath+"/difficulty",schemaPath:"#/properties/difficulty/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs163 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.excessBlobGas !== undefined){
let data81 = data.excessBlobGas;
const _errs165 = errors;
if((typeof data81 !== "string") && (data81 !== null)){
validate20.errors = [{instancePath:instancePath+"/excessBlobGas",schemaPath:"#/properties/excessBlobGas/type",keyword:"type",params:{type: schema31.properties.excessBlobGas.type},message:"must be string,null"}];
return false;
}
var valid0 = _errs165 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.extraData !== undefined){
const _errs167 = errors;
if(typeof data.extraData !== "string"){
validate20.errors = [{instancePath:instancePath+"/extraData",schemaPath:"#/properties/extraData/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs167 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gasLimit !== undefined){
const _errs169 = errors;
if(typeof data.gasLimit !== "string"){
validate20.errors = [{instancePath:instancePath+"/gasLimit",schemaPath:"#/properties/gasLimit/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs169 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.gasUsed !== undefined){
const _errs171 = errors;
if(typeof data.gasUsed !== "string"){
validate20.errors = [{instancePath:instancePath+"/gasUsed",schemaPath:"#/properties/gasUsed/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs171 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.mixHash !== undefined){
const _errs173 = errors;
if(typeof data.mixHash !== "string"){
validate20.errors = [{instancePath:instancePath+"/mixHash",schemaPath:"#/properties/mixHash/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs173 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.nonce !== undefined){
const _errs175 = errors;
if(typeof data.nonce !== "string"){
validate20.errors = [{instancePath:instancePath+"/nonce",schemaPath:"#/properties/nonce/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs175 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.number !== undefined){
const _errs177 = errors;
if(typeof data.number !== "string"){
validate20.errors = [{instancePath:instancePath+"/number",schemaPath:"#/properties/number/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs177 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.parentHash !== undefined){
const _errs179 = errors;
if(typeof data.parentHash !== "string"){
validate20.errors = [{instancePath:instancePath+"/parentHash",schemaPath:"#/properties/parentHash/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs179 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.timestamp !== undefined){
const _errs181 = errors;
if(typeof data.timestamp !== "string"){
validate20.errors = [{instancePath:instancePath+"/timestamp",schemaPath:"#/properties/timestamp/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs181 === errors;
}
else {
var valid0 = true;
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
}
else {
validate20.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"props":{"airdropAmount":true,"airdropHash":true,"alloc":true,"baseFeePerGas":true,"blobGasUsed":true,"coinbase":true,"config":true,"difficulty":true,"excessBlobGas":true,"extraData":true,"gasLimit":true,"gasUsed":true,"mixHash":true,"nonce":true,"number":true,"parentHash":true,"timestamp":true},"dynamicProps":false,"dynamicItems":false};


/** Whether a genesis has no field of another type than documented. */
export const isEvmGenesis: Validator = rule0;
