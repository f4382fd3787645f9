// @ts-nocheck
/** The operations of both interfaces, and the rules of their parameters and bodies. Written by `pnpm generate` from specs/: do not edit. */

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

/** A parameter of an operation. */
export interface SpecParameter {
  readonly name: string;
  readonly in: "path" | "query";
  readonly required: boolean;
  /** `explode: false`: one comma-joined value. */
  readonly csv: boolean;
  readonly isList: boolean;
  /** Of a list, that of its items. */
  readonly type: "string" | "integer" | "number" | "boolean";
  readonly default?: unknown;
  readonly validate: Validator;
}

/** The body of an operation. */
export interface SpecBody {
  readonly required: boolean;
  /** Of a body with variants: the field by which they differ, and the number of each by its value. */
  readonly variants?: { readonly field: string; readonly indexes: { readonly [value: string]: number } };
  readonly validate: Validator;
}

/** An operation of a spec. */
export interface SpecOperation {
  readonly id: string;
  readonly of: "data" | "metrics";
  readonly method: string;
  /** Path template. */
  readonly path: string;
  /** Compute units that a request costs. */
  readonly weight: number;
  readonly parameters: readonly SpecParameter[];
  readonly body?: SpecBody;
}


const rule0 = validate20;
const schema31 = {"type":"string","enum":["mainnet","fuji","testnet"]};

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
if(typeof data !== "string"){
validate20.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data === "mainnet") || (data === "fuji")) || (data === "testnet"))){
validate20.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema31.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate20.errors = vErrors;
return errors === 0;
}
validate20.evaluated = {"dynamicProps":false,"dynamicItems":false};

const rule1 = validate21;
const schema32 = {"type":"object","properties":{"message":{"type":"string","pattern":"^(0[xX])?([0-9a-fA-F]{2})+$"},"justification":{"type":"string","pattern":"^(0[xX])?([0-9a-fA-F]{2})+$"},"signingSubnetId":{"type":"string"},"quorumPercentage":{"type":"integer","minimum":0,"maximum":100},"quorumPercentageBuffer":{"type":"integer","minimum":0,"maximum":100},"pChainHeight":{"type":"integer","minimum":0}}};
const pattern4 = new RegExp("^(0[xX])?([0-9a-fA-F]{2})+$", "u");

function validate21(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate21.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.message !== undefined){
let data0 = data.message;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern4.test(data0)){
validate21.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/pattern",keyword:"pattern",params:{pattern: "^(0[xX])?([0-9a-fA-F]{2})+$"},message:"must match pattern \""+"^(0[xX])?([0-9a-fA-F]{2})+$"+"\""}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/message",schemaPath:"#/properties/message/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.justification !== undefined){
let data1 = data.justification;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(!pattern4.test(data1)){
validate21.errors = [{instancePath:instancePath+"/justification",schemaPath:"#/properties/justification/pattern",keyword:"pattern",params:{pattern: "^(0[xX])?([0-9a-fA-F]{2})+$"},message:"must match pattern \""+"^(0[xX])?([0-9a-fA-F]{2})+$"+"\""}];
return false;
}
}
else {
validate21.errors = [{instancePath:instancePath+"/justification",schemaPath:"#/properties/justification/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.signingSubnetId !== undefined){
const _errs5 = errors;
if(typeof data.signingSubnetId !== "string"){
validate21.errors = [{instancePath:instancePath+"/signingSubnetId",schemaPath:"#/properties/signingSubnetId/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.quorumPercentage !== undefined){
let data3 = data.quorumPercentage;
const _errs7 = errors;
if(!((typeof data3 == "number") && (!(data3 % 1) && !isNaN(data3)))){
validate21.errors = [{instancePath:instancePath+"/quorumPercentage",schemaPath:"#/properties/quorumPercentage/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs7){
if(typeof data3 == "number"){
if(data3 > 100 || isNaN(data3)){
validate21.errors = [{instancePath:instancePath+"/quorumPercentage",schemaPath:"#/properties/quorumPercentage/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data3 < 0 || isNaN(data3)){
validate21.errors = [{instancePath:instancePath+"/quorumPercentage",schemaPath:"#/properties/quorumPercentage/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.quorumPercentageBuffer !== undefined){
let data4 = data.quorumPercentageBuffer;
const _errs9 = errors;
if(!((typeof data4 == "number") && (!(data4 % 1) && !isNaN(data4)))){
validate21.errors = [{instancePath:instancePath+"/quorumPercentageBuffer",schemaPath:"#/properties/quorumPercentageBuffer/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs9){
if(typeof data4 == "number"){
if(data4 > 100 || isNaN(data4)){
validate21.errors = [{instancePath:instancePath+"/quorumPercentageBuffer",schemaPath:"#/properties/quorumPercentageBuffer/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data4 < 0 || isNaN(data4)){
validate21.errors = [{instancePath:instancePath+"/quorumPercentageBuffer",schemaPath:"#/properties/quorumPercentageBuffer/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.pChainHeight !== undefined){
let data5 = data.pChainHeight;
const _errs11 = errors;
if(!((typeof data5 == "number") && (!(data5 % 1) && !isNaN(data5)))){
validate21.errors = [{instancePath:instancePath+"/pChainHeight",schemaPath:"#/properties/pChainHeight/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === _errs11){
if(typeof data5 == "number"){
if(data5 < 0 || isNaN(data5)){
validate21.errors = [{instancePath:instancePath+"/pChainHeight",schemaPath:"#/properties/pChainHeight/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
var valid0 = _errs11 === errors;
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
else {
validate21.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate21.errors = vErrors;
return errors === 0;
}
validate21.evaluated = {"props":{"message":true,"justification":true,"signingSubnetId":true,"quorumPercentage":true,"quorumPercentageBuffer":true,"pChainHeight":true},"dynamicProps":false,"dynamicItems":false};

const rule2 = validate22;
const schema33 = {"type":"string","minLength":1};
const func1 = (text) => { let length = 0; for (const _ of text) length++; return length; };

function validate22(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate22.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) < 1){
validate22.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate22.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate22.errors = vErrors;
return errors === 0;
}
validate22.evaluated = {"dynamicProps":false,"dynamicItems":false};

const rule3 = validate23;
const schema34 = {"oneOf":[{"allOf":[{"type":"object","properties":{"firstDate":{"type":"string"},"lastDate":{"type":"string"},"startDate":{"type":"string"},"endDate":{"type":"string"}}},{"type":"object","required":["type","options"],"properties":{"type":{"type":"string","const":"TRANSACTION_EXPORT_EVM"},"options":{"type":"object","required":["addresses","includeChains"],"properties":{"addresses":{"type":"array","items":{"type":"string"},"minItems":1},"includeChains":{"type":"array","items":{"type":"string"},"minItems":1}}}}}]},{"allOf":[{"type":"object","properties":{"firstDate":{"type":"string"},"lastDate":{"type":"string"},"startDate":{"type":"string"},"endDate":{"type":"string"}}},{"type":"object","required":["type","options"],"properties":{"type":{"type":"string","enum":["TRANSACTION_EXPORT_PRIMARY_NETWORK","TRANSACTION_EXPORT_PRIMARY_NETWORK_STAKING","TRANSACTION_EXPORT_PRIMARY_NETWORK_SIMPLE"]},"options":{"type":"object","required":["includeChains"],"properties":{"addresses":{"type":"array","items":{"type":"string"}},"cChainEvmAddresses":{"type":"array","items":{"type":"string"}},"includeChains":{"type":"array","items":{"type":"string","pattern":"^([pxc]-chain|[1-9A-HJ-NP-Za-km-z]{32,52})$"},"minItems":1}}}}}]}]};
const pattern6 = new RegExp("^([pxc]-chain|[1-9A-HJ-NP-Za-km-z]{32,52})$", "u");

function validate23(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate23.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
const _errs2 = errors;
if(errors === _errs2){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.firstDate !== undefined){
const _errs4 = errors;
if(typeof data.firstDate !== "string"){
const err0 = {instancePath:instancePath+"/firstDate",schemaPath:"#/oneOf/0/allOf/0/properties/firstDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
var valid2 = _errs4 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.lastDate !== undefined){
const _errs6 = errors;
if(typeof data.lastDate !== "string"){
const err1 = {instancePath:instancePath+"/lastDate",schemaPath:"#/oneOf/0/allOf/0/properties/lastDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
var valid2 = _errs6 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.startDate !== undefined){
const _errs8 = errors;
if(typeof data.startDate !== "string"){
const err2 = {instancePath:instancePath+"/startDate",schemaPath:"#/oneOf/0/allOf/0/properties/startDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid2 = _errs8 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data.endDate !== undefined){
const _errs10 = errors;
if(typeof data.endDate !== "string"){
const err3 = {instancePath:instancePath+"/endDate",schemaPath:"#/oneOf/0/allOf/0/properties/endDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
var valid2 = _errs10 === errors;
}
else {
var valid2 = true;
}
}
}
}
}
else {
const err4 = {instancePath,schemaPath:"#/oneOf/0/allOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
var valid1 = _errs2 === errors;
if(valid1){
const _errs12 = errors;
if(errors === _errs12){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((data.type === undefined) && (missing0 = "type")) || ((data.options === undefined) && (missing0 = "options"))){
const err5 = {instancePath,schemaPath:"#/oneOf/0/allOf/1/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
else {
if(data.type !== undefined){
let data4 = data.type;
const _errs14 = errors;
if(typeof data4 !== "string"){
const err6 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/0/allOf/1/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
if("TRANSACTION_EXPORT_EVM" !== data4){
const err7 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/0/allOf/1/properties/type/const",keyword:"const",params:{allowedValue: "TRANSACTION_EXPORT_EVM"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
var valid3 = _errs14 === errors;
}
else {
var valid3 = true;
}
if(valid3){
if(data.options !== undefined){
let data5 = data.options;
const _errs16 = errors;
if(errors === _errs16){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing1;
if(((data5.addresses === undefined) && (missing1 = "addresses")) || ((data5.includeChains === undefined) && (missing1 = "includeChains"))){
const err8 = {instancePath:instancePath+"/options",schemaPath:"#/oneOf/0/allOf/1/properties/options/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
else {
if(data5.addresses !== undefined){
let data6 = data5.addresses;
const _errs18 = errors;
if(errors === _errs18){
if(Array.isArray(data6)){
if(data6.length < 1){
const err9 = {instancePath:instancePath+"/options/addresses",schemaPath:"#/oneOf/0/allOf/1/properties/options/properties/addresses/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
else {
var valid5 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
const _errs20 = errors;
if(typeof data6[i0] !== "string"){
const err10 = {instancePath:instancePath+"/options/addresses/" + i0,schemaPath:"#/oneOf/0/allOf/1/properties/options/properties/addresses/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
var valid5 = _errs20 === errors;
if(!valid5){
break;
}
}
}
}
else {
const err11 = {instancePath:instancePath+"/options/addresses",schemaPath:"#/oneOf/0/allOf/1/properties/options/properties/addresses/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
var valid4 = _errs18 === errors;
}
else {
var valid4 = true;
}
if(valid4){
if(data5.includeChains !== undefined){
let data8 = data5.includeChains;
const _errs22 = errors;
if(errors === _errs22){
if(Array.isArray(data8)){
if(data8.length < 1){
const err12 = {instancePath:instancePath+"/options/includeChains",schemaPath:"#/oneOf/0/allOf/1/properties/options/properties/includeChains/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
else {
var valid6 = true;
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
const _errs24 = errors;
if(typeof data8[i1] !== "string"){
const err13 = {instancePath:instancePath+"/options/includeChains/" + i1,schemaPath:"#/oneOf/0/allOf/1/properties/options/properties/includeChains/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
var valid6 = _errs24 === errors;
if(!valid6){
break;
}
}
}
}
else {
const err14 = {instancePath:instancePath+"/options/includeChains",schemaPath:"#/oneOf/0/allOf/1/properties/options/properties/includeChains/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
var valid4 = _errs22 === errors;
}
else {
var valid4 = true;
}
}
}
}
else {
const err15 = {instancePath:instancePath+"/options",schemaPath:"#/oneOf/0/allOf/1/properties/options/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
var valid3 = _errs16 === errors;
}
else {
var valid3 = true;
}
}
}
}
else {
const err16 = {instancePath,schemaPath:"#/oneOf/0/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
var valid1 = _errs12 === errors;
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = {};
props0.type = true;
props0.options = true;
props0.firstDate = true;
props0.lastDate = true;
props0.startDate = true;
props0.endDate = true;
}
const _errs26 = errors;
const _errs27 = errors;
if(errors === _errs27){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.firstDate !== undefined){
const _errs29 = errors;
if(typeof data.firstDate !== "string"){
const err17 = {instancePath:instancePath+"/firstDate",schemaPath:"#/oneOf/1/allOf/0/properties/firstDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
var valid8 = _errs29 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data.lastDate !== undefined){
const _errs31 = errors;
if(typeof data.lastDate !== "string"){
const err18 = {instancePath:instancePath+"/lastDate",schemaPath:"#/oneOf/1/allOf/0/properties/lastDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
var valid8 = _errs31 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data.startDate !== undefined){
const _errs33 = errors;
if(typeof data.startDate !== "string"){
const err19 = {instancePath:instancePath+"/startDate",schemaPath:"#/oneOf/1/allOf/0/properties/startDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
var valid8 = _errs33 === errors;
}
else {
var valid8 = true;
}
if(valid8){
if(data.endDate !== undefined){
const _errs35 = errors;
if(typeof data.endDate !== "string"){
const err20 = {instancePath:instancePath+"/endDate",schemaPath:"#/oneOf/1/allOf/0/properties/endDate/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
var valid8 = _errs35 === errors;
}
else {
var valid8 = true;
}
}
}
}
}
else {
const err21 = {instancePath,schemaPath:"#/oneOf/1/allOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
var valid7 = _errs27 === errors;
if(valid7){
const _errs37 = errors;
if(errors === _errs37){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if(((data.type === undefined) && (missing2 = "type")) || ((data.options === undefined) && (missing2 = "options"))){
const err22 = {instancePath,schemaPath:"#/oneOf/1/allOf/1/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
else {
if(data.type !== undefined){
let data14 = data.type;
const _errs39 = errors;
if(typeof data14 !== "string"){
const err23 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/1/allOf/1/properties/type/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
if(!(((data14 === "TRANSACTION_EXPORT_PRIMARY_NETWORK") || (data14 === "TRANSACTION_EXPORT_PRIMARY_NETWORK_STAKING")) || (data14 === "TRANSACTION_EXPORT_PRIMARY_NETWORK_SIMPLE"))){
const err24 = {instancePath:instancePath+"/type",schemaPath:"#/oneOf/1/allOf/1/properties/type/enum",keyword:"enum",params:{allowedValues: schema34.oneOf[1].allOf[1].properties.type.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
var valid9 = _errs39 === errors;
}
else {
var valid9 = true;
}
if(valid9){
if(data.options !== undefined){
let data15 = data.options;
const _errs41 = errors;
if(errors === _errs41){
if(data15 && typeof data15 == "object" && !Array.isArray(data15)){
let missing3;
if((data15.includeChains === undefined) && (missing3 = "includeChains")){
const err25 = {instancePath:instancePath+"/options",schemaPath:"#/oneOf/1/allOf/1/properties/options/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
else {
if(data15.addresses !== undefined){
let data16 = data15.addresses;
const _errs43 = errors;
if(errors === _errs43){
if(Array.isArray(data16)){
var valid11 = true;
const len2 = data16.length;
for(let i2=0; i2<len2; i2++){
const _errs45 = errors;
if(typeof data16[i2] !== "string"){
const err26 = {instancePath:instancePath+"/options/addresses/" + i2,schemaPath:"#/oneOf/1/allOf/1/properties/options/properties/addresses/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
var valid11 = _errs45 === errors;
if(!valid11){
break;
}
}
}
else {
const err27 = {instancePath:instancePath+"/options/addresses",schemaPath:"#/oneOf/1/allOf/1/properties/options/properties/addresses/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
}
var valid10 = _errs43 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data15.cChainEvmAddresses !== undefined){
let data18 = data15.cChainEvmAddresses;
const _errs47 = errors;
if(errors === _errs47){
if(Array.isArray(data18)){
var valid12 = true;
const len3 = data18.length;
for(let i3=0; i3<len3; i3++){
const _errs49 = errors;
if(typeof data18[i3] !== "string"){
const err28 = {instancePath:instancePath+"/options/cChainEvmAddresses/" + i3,schemaPath:"#/oneOf/1/allOf/1/properties/options/properties/cChainEvmAddresses/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
var valid12 = _errs49 === errors;
if(!valid12){
break;
}
}
}
else {
const err29 = {instancePath:instancePath+"/options/cChainEvmAddresses",schemaPath:"#/oneOf/1/allOf/1/properties/options/properties/cChainEvmAddresses/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
var valid10 = _errs47 === errors;
}
else {
var valid10 = true;
}
if(valid10){
if(data15.includeChains !== undefined){
let data20 = data15.includeChains;
const _errs51 = errors;
if(errors === _errs51){
if(Array.isArray(data20)){
if(data20.length < 1){
const err30 = {instancePath:instancePath+"/options/includeChains",schemaPath:"#/oneOf/1/allOf/1/properties/options/properties/includeChains/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
else {
var valid13 = true;
const len4 = data20.length;
for(let i4=0; i4<len4; i4++){
let data21 = data20[i4];
const _errs53 = errors;
if(errors === _errs53){
if(typeof data21 === "string"){
if(!pattern6.test(data21)){
const err31 = {instancePath:instancePath+"/options/includeChains/" + i4,schemaPath:"#/oneOf/1/allOf/1/properties/options/properties/includeChains/items/pattern",keyword:"pattern",params:{pattern: "^([pxc]-chain|[1-9A-HJ-NP-Za-km-z]{32,52})$"},message:"must match pattern \""+"^([pxc]-chain|[1-9A-HJ-NP-Za-km-z]{32,52})$"+"\""};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/options/includeChains/" + i4,schemaPath:"#/oneOf/1/allOf/1/properties/options/properties/includeChains/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
var valid13 = _errs53 === errors;
if(!valid13){
break;
}
}
}
}
else {
const err33 = {instancePath:instancePath+"/options/includeChains",schemaPath:"#/oneOf/1/allOf/1/properties/options/properties/includeChains/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
var valid10 = _errs51 === errors;
}
else {
var valid10 = true;
}
}
}
}
}
else {
const err34 = {instancePath:instancePath+"/options",schemaPath:"#/oneOf/1/allOf/1/properties/options/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
var valid9 = _errs41 === errors;
}
else {
var valid9 = true;
}
}
}
}
else {
const err35 = {instancePath,schemaPath:"#/oneOf/1/allOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
}
var valid7 = _errs37 === errors;
}
var _valid0 = _errs26 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
if(props0 !== true){
props0 = props0 || {};
props0.type = true;
props0.options = true;
props0.firstDate = true;
props0.lastDate = true;
props0.startDate = true;
props0.endDate = true;
}
}
}
if(!valid0){
const err36 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
validate23.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate23.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate23.evaluated = {"dynamicProps":true,"dynamicItems":false};

const rule4 = validate24;
const schema35 = {"type":"string","pattern":"^([pxc]-chain|[1-9A-HJ-NP-Za-km-z]{32,52})$"};

function validate24(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate24.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern6.test(data)){
validate24.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^([pxc]-chain|[1-9A-HJ-NP-Za-km-z]{32,52})$"},message:"must match pattern \""+"^([pxc]-chain|[1-9A-HJ-NP-Za-km-z]{32,52})$"+"\""}];
return false;
}
}
else {
validate24.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate24.errors = vErrors;
return errors === 0;
}
validate24.evaluated = {"dynamicProps":false,"dynamicItems":false};

const rule5 = validate25;
const schema36 = {"type":"array","maxItems":64,"items":{"type":"string","minLength":1}};

function validate25(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate25.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 64){
validate25.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 64},message:"must NOT have more than 64 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate25.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate25.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
else {
validate25.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate25.errors = vErrors;
return errors === 0;
}
validate25.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const rule6 = validate26;
const schema37 = {"type":"array","items":{"type":"string","enum":["AddValidatorTx","AddSubnetValidatorTx","AddDelegatorTx","CreateChainTx","CreateSubnetTx","ImportTx","ExportTx","AdvanceTimeTx","RewardValidatorTx","RemoveSubnetValidatorTx","TransformSubnetTx","AddPermissionlessValidatorTx","AddPermissionlessDelegatorTx","BaseTx","TransferSubnetOwnershipTx","ConvertSubnetToL1Tx","RegisterL1ValidatorTx","SetL1ValidatorWeightTx","DisableL1ValidatorTx","IncreaseL1ValidatorBalanceTx","AddAutoRenewedValidatorTx","SetAutoRenewedValidatorConfigTx","RewardAutoRenewedValidatorTx","UNKNOWN","CreateAssetTx","OperationTx"],"pattern":"^([A-Z][A-Za-z0-9]*Tx|UNKNOWN)$"}};
const pattern8 = new RegExp("^([A-Z][A-Za-z0-9]*Tx|UNKNOWN)$", "u");

function validate26(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate26.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(!((((((((((((((((((((((((((data0 === "AddValidatorTx") || (data0 === "AddSubnetValidatorTx")) || (data0 === "AddDelegatorTx")) || (data0 === "CreateChainTx")) || (data0 === "CreateSubnetTx")) || (data0 === "ImportTx")) || (data0 === "ExportTx")) || (data0 === "AdvanceTimeTx")) || (data0 === "RewardValidatorTx")) || (data0 === "RemoveSubnetValidatorTx")) || (data0 === "TransformSubnetTx")) || (data0 === "AddPermissionlessValidatorTx")) || (data0 === "AddPermissionlessDelegatorTx")) || (data0 === "BaseTx")) || (data0 === "TransferSubnetOwnershipTx")) || (data0 === "ConvertSubnetToL1Tx")) || (data0 === "RegisterL1ValidatorTx")) || (data0 === "SetL1ValidatorWeightTx")) || (data0 === "DisableL1ValidatorTx")) || (data0 === "IncreaseL1ValidatorBalanceTx")) || (data0 === "AddAutoRenewedValidatorTx")) || (data0 === "SetAutoRenewedValidatorConfigTx")) || (data0 === "RewardAutoRenewedValidatorTx")) || (data0 === "UNKNOWN")) || (data0 === "CreateAssetTx")) || (data0 === "OperationTx"))){
validate26.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/enum",keyword:"enum",params:{allowedValues: schema37.items.enum},message:"must be equal to one of the allowed values"}];
return false;
}
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern8.test(data0)){
validate26.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/pattern",keyword:"pattern",params:{pattern: "^([A-Z][A-Za-z0-9]*Tx|UNKNOWN)$"},message:"must match pattern \""+"^([A-Z][A-Za-z0-9]*Tx|UNKNOWN)$"+"\""}];
return false;
}
}
else {
validate26.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
else {
validate26.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate26.errors = vErrors;
return errors === 0;
}
validate26.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const rule7 = validate27;
const schema38 = {"type":"integer","minimum":0};

function validate27(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate27.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate27.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === 0){
if(typeof data == "number"){
if(data < 0 || isNaN(data)){
validate27.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
validate27.errors = vErrors;
return errors === 0;
}
validate27.evaluated = {"dynamicProps":false,"dynamicItems":false};

const rule8 = validate28;
const schema39 = {"type":"integer","minimum":1,"maximum":100};

function validate28(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate28.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate28.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === 0){
if(typeof data == "number"){
if(data > 100 || isNaN(data)){
validate28.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data < 1 || isNaN(data)){
validate28.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
validate28.errors = vErrors;
return errors === 0;
}
validate28.evaluated = {"dynamicProps":false,"dynamicItems":false};

const rule9 = validate29;
const schema40 = {"type":"string","enum":["asc","desc"]};

function validate29(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate29.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate29.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data === "asc") || (data === "desc"))){
validate29.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema40.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate29.errors = vErrors;
return errors === 0;
}
validate29.evaluated = {"dynamicProps":false,"dynamicItems":false};

const rule10 = validate30;
const schema41 = {"type":"string","enum":["p-chain","11111111111111111111111111111111LpoYY"]};

function validate30(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate30.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate30.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data === "p-chain") || (data === "11111111111111111111111111111111LpoYY"))){
validate30.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema41.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate30.errors = vErrors;
return errors === 0;
}
validate30.evaluated = {"dynamicProps":false,"dynamicItems":false};

const rule11 = validate31;
const schema42 = {"type":"string","minLength":1,"maxLength":4096};

function validate31(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate31.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(func1(data) > 4096){
validate31.errors = [{instancePath,schemaPath:"#/maxLength",keyword:"maxLength",params:{limit: 4096},message:"must NOT have more than 4096 characters"}];
return false;
}
else {
if(func1(data) < 1){
validate31.errors = [{instancePath,schemaPath:"#/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate31.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate31.errors = vErrors;
return errors === 0;
}
validate31.evaluated = {"dynamicProps":false,"dynamicItems":false};

const rule12 = validate32;
const schema43 = {"type":"number","minimum":0};

function validate32(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate32.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data == "number"){
if(data < 0 || isNaN(data)){
validate32.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
else {
validate32.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
validate32.errors = vErrors;
return errors === 0;
}
validate32.evaluated = {"dynamicProps":false,"dynamicItems":false};

const rule13 = validate33;
const schema44 = {"type":"boolean"};

function validate33(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate33.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "boolean"){
validate33.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
validate33.errors = vErrors;
return errors === 0;
}
validate33.evaluated = {"dynamicProps":false,"dynamicItems":false};

const rule14 = validate34;
const schema45 = {"type":"string","enum":["timestamp","amount"]};

function validate34(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate34.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate34.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data === "timestamp") || (data === "amount"))){
validate34.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema45.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate34.errors = vErrors;
return errors === 0;
}
validate34.evaluated = {"dynamicProps":false,"dynamicItems":false};

const rule15 = validate35;
const schema46 = {"type":"integer","minimum":1,"maximum":1024};

function validate35(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate35.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate35.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === 0){
if(typeof data == "number"){
if(data > 1024 || isNaN(data)){
validate35.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 1024},message:"must be <= 1024"}];
return false;
}
else {
if(data < 1 || isNaN(data)){
validate35.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
validate35.errors = vErrors;
return errors === 0;
}
validate35.evaluated = {"dynamicProps":false,"dynamicItems":false};

const rule16 = validate36;
const schema47 = {"type":"object","required":["addresses"],"properties":{"addresses":{"type":"string","minLength":1}}};

function validate36(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate36.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.addresses === undefined) && (missing0 = "addresses")){
validate36.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.addresses !== undefined){
let data0 = data.addresses;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate36.errors = [{instancePath:instancePath+"/addresses",schemaPath:"#/properties/addresses/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate36.errors = [{instancePath:instancePath+"/addresses",schemaPath:"#/properties/addresses/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
}
}
}
else {
validate36.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate36.errors = vErrors;
return errors === 0;
}
validate36.evaluated = {"props":{"addresses":true},"dynamicProps":false,"dynamicItems":false};

const rule17 = validate37;
const schema48 = {"type":"array","minItems":1,"maxItems":64,"items":{"type":"string","minLength":1}};

function validate37(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate37.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 64){
validate37.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 64},message:"must NOT have more than 64 items"}];
return false;
}
else {
if(data.length < 1){
validate37.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) < 1){
validate37.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate37.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
}
else {
validate37.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate37.errors = vErrors;
return errors === 0;
}
validate37.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const rule18 = validate38;
const schema49 = {"type":"string","pattern":"^(x-chain|[1-9A-HJ-NP-Za-km-z]{32,52})$"};
const pattern9 = new RegExp("^(x-chain|[1-9A-HJ-NP-Za-km-z]{32,52})$", "u");

function validate38(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate38.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern9.test(data)){
validate38.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(x-chain|[1-9A-HJ-NP-Za-km-z]{32,52})$"},message:"must match pattern \""+"^(x-chain|[1-9A-HJ-NP-Za-km-z]{32,52})$"+"\""}];
return false;
}
}
else {
validate38.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate38.errors = vErrors;
return errors === 0;
}
validate38.evaluated = {"dynamicProps":false,"dynamicItems":false};

const rule19 = validate39;
const schema50 = {"type":"integer","minimum":1,"maximum":10000};

function validate39(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate39.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate39.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === 0){
if(typeof data == "number"){
if(data > 10000 || isNaN(data)){
validate39.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 10000},message:"must be <= 10000"}];
return false;
}
else {
if(data < 1 || isNaN(data)){
validate39.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
validate39.errors = vErrors;
return errors === 0;
}
validate39.evaluated = {"dynamicProps":false,"dynamicItems":false};

const rule20 = validate40;
const schema51 = {"type":"string","enum":["blockIndex","delegationCapacity","timeRemaining","delegationFee","uptimePerformance"]};

function validate40(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate40.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate40.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((data === "blockIndex") || (data === "delegationCapacity")) || (data === "timeRemaining")) || (data === "delegationFee")) || (data === "uptimePerformance"))){
validate40.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema51.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate40.errors = vErrors;
return errors === 0;
}
validate40.evaluated = {"dynamicProps":false,"dynamicItems":false};

const rule21 = validate41;
const schema52 = {"type":"string","enum":["completed","active","pending","removed"]};

function validate41(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate41.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate41.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data === "completed") || (data === "active")) || (data === "pending")) || (data === "removed"))){
validate41.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema52.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate41.errors = vErrors;
return errors === 0;
}
validate41.evaluated = {"dynamicProps":false,"dynamicItems":false};

const rule22 = validate42;
const schema53 = {"type":"string","pattern":"^[0-9]+$"};
const pattern10 = new RegExp("^[0-9]+$", "u");

function validate42(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate42.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern10.test(data)){
validate42.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[0-9]+$"},message:"must match pattern \""+"^[0-9]+$"+"\""}];
return false;
}
}
else {
validate42.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate42.errors = vErrors;
return errors === 0;
}
validate42.evaluated = {"dynamicProps":false,"dynamicItems":false};

const rule23 = validate43;
const schema54 = {"type":"number","minimum":0,"maximum":2147483647};

function validate43(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate43.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data == "number"){
if(data > 2147483647 || isNaN(data)){
validate43.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2147483647},message:"must be <= 2147483647"}];
return false;
}
else {
if(data < 0 || isNaN(data)){
validate43.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
else {
validate43.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
validate43.errors = vErrors;
return errors === 0;
}
validate43.evaluated = {"dynamicProps":false,"dynamicItems":false};

const rule24 = validate44;
const schema55 = {"type":"number","minimum":2,"maximum":100};

function validate44(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate44.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data == "number"){
if(data > 100 || isNaN(data)){
validate44.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data < 2 || isNaN(data)){
validate44.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 2},message:"must be >= 2"}];
return false;
}
}
}
else {
validate44.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
validate44.errors = vErrors;
return errors === 0;
}
validate44.evaluated = {"dynamicProps":false,"dynamicItems":false};

const rule25 = validate45;
const schema56 = {"type":"number","minimum":0,"maximum":100};

function validate45(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate45.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data == "number"){
if(data > 100 || isNaN(data)){
validate45.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data < 0 || isNaN(data)){
validate45.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
else {
validate45.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "number"},message:"must be number"}];
return false;
}
}
validate45.errors = vErrors;
return errors === 0;
}
validate45.evaluated = {"dynamicProps":false,"dynamicItems":false};

const rule26 = validate46;
const schema57 = {"type":"string","pattern":"^NodeID-[1-9A-HJ-NP-Za-km-z]+$"};
const pattern11 = new RegExp("^NodeID-[1-9A-HJ-NP-Za-km-z]+$", "u");

function validate46(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate46.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern11.test(data)){
validate46.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^NodeID-[1-9A-HJ-NP-Za-km-z]+$"},message:"must match pattern \""+"^NodeID-[1-9A-HJ-NP-Za-km-z]+$"+"\""}];
return false;
}
}
else {
validate46.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate46.errors = vErrors;
return errors === 0;
}
validate46.evaluated = {"dynamicProps":false,"dynamicItems":false};

const rule27 = validate47;
const schema58 = {"type":"string","enum":["completed","active","pending"]};

function validate47(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate47.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate47.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data === "completed") || (data === "active")) || (data === "pending"))){
validate47.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema58.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate47.errors = vErrors;
return errors === 0;
}
validate47.evaluated = {"dynamicProps":false,"dynamicItems":false};

const rule28 = validate48;
const schema59 = {"type":"string","enum":["usd","eur","aud","cad","chf","clp","cny","czk","dkk","gbp","hkd","huf","jpy","nzd"]};

function validate48(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate48.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate48.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((((((((((((data === "usd") || (data === "eur")) || (data === "aud")) || (data === "cad")) || (data === "chf")) || (data === "clp")) || (data === "cny")) || (data === "czk")) || (data === "dkk")) || (data === "gbp")) || (data === "hkd")) || (data === "huf")) || (data === "jpy")) || (data === "nzd"))){
validate48.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema59.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate48.errors = vErrors;
return errors === 0;
}
validate48.evaluated = {"dynamicProps":false,"dynamicItems":false};

const rule29 = validate49;
const schema60 = {"type":"string","enum":["nftIndexing","webhooks","teleporter"]};

function validate49(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate49.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate49.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data === "nftIndexing") || (data === "webhooks")) || (data === "teleporter"))){
validate49.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema60.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate49.errors = vErrors;
return errors === 0;
}
validate49.evaluated = {"dynamicProps":false,"dynamicItems":false};

const rule30 = validate50;
const schema61 = {"type":"string","pattern":"^0x[0-9a-fA-F]{64}$"};
const pattern12 = new RegExp("^0x[0-9a-fA-F]{64}$", "u");

function validate50(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate50.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern12.test(data)){
validate50.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{64}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{64}$"+"\""}];
return false;
}
}
else {
validate50.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate50.errors = vErrors;
return errors === 0;
}
validate50.evaluated = {"dynamicProps":false,"dynamicItems":false};

const rule31 = validate51;
const schema62 = {"type":"string","pattern":"^0x[0-9a-fA-F]{40}$"};
const pattern13 = new RegExp("^0x[0-9a-fA-F]{40}$", "u");

function validate51(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate51.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern13.test(data)){
validate51.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{40}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{40}$"+"\""}];
return false;
}
}
else {
validate51.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate51.errors = vErrors;
return errors === 0;
}
validate51.evaluated = {"dynamicProps":false,"dynamicItems":false};

const rule32 = validate52;
const schema63 = {"type":"string","enum":["failed","success"]};

function validate52(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate52.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate52.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data === "failed") || (data === "success"))){
validate52.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema63.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate52.errors = vErrors;
return errors === 0;
}
validate52.evaluated = {"dynamicProps":false,"dynamicItems":false};

const rule33 = validate53;
const schema64 = {"type":"integer","minimum":0,"maximum":100};

function validate53(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate53.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate53.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === 0){
if(typeof data == "number"){
if(data > 100 || isNaN(data)){
validate53.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 100},message:"must be <= 100"}];
return false;
}
else {
if(data < 0 || isNaN(data)){
validate53.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
validate53.errors = vErrors;
return errors === 0;
}
validate53.evaluated = {"dynamicProps":false,"dynamicItems":false};

const rule34 = validate54;
const schema65 = {"type":"array","maxItems":64,"items":{"type":"string","pattern":"^0x[0-9a-fA-F]{40}$"}};

function validate54(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate54.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 64){
validate54.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 64},message:"must NOT have more than 64 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern13.test(data0)){
validate54.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{40}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{40}$"+"\""}];
return false;
}
}
else {
validate54.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
else {
validate54.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate54.errors = vErrors;
return errors === 0;
}
validate54.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const rule35 = validate55;
const schema66 = {"type":"string","pattern":"^(0|[1-9][0-9]{0,15})$"};
const pattern15 = new RegExp("^(0|[1-9][0-9]{0,15})$", "u");

function validate55(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate55.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern15.test(data)){
validate55.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^(0|[1-9][0-9]{0,15})$"},message:"must match pattern \""+"^(0|[1-9][0-9]{0,15})$"+"\""}];
return false;
}
}
else {
validate55.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate55.errors = vErrors;
return errors === 0;
}
validate55.evaluated = {"dynamicProps":false,"dynamicItems":false};

const rule36 = validate56;
const schema67 = {"type":"integer","minimum":1,"maximum":500};

function validate56(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate56.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate56.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === 0){
if(typeof data == "number"){
if(data > 500 || isNaN(data)){
validate56.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 500},message:"must be <= 500"}];
return false;
}
else {
if(data < 1 || isNaN(data)){
validate56.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
validate56.errors = vErrors;
return errors === 0;
}
validate56.evaluated = {"dynamicProps":false,"dynamicItems":false};

const rule37 = validate57;
const schema68 = {"type":"array","minItems":1,"maxItems":64,"items":{"type":"string","pattern":"^0x[0-9a-fA-F]{40}$"}};

function validate57(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate57.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 64){
validate57.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 64},message:"must NOT have more than 64 items"}];
return false;
}
else {
if(data.length < 1){
validate57.errors = [{instancePath,schemaPath:"#/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern13.test(data0)){
validate57.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{40}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{40}$"+"\""}];
return false;
}
}
else {
validate57.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
}
else {
validate57.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate57.errors = vErrors;
return errors === 0;
}
validate57.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const rule38 = validate58;
const schema69 = {"type":"array","maxItems":3,"items":{"type":"string","enum":["ERC-20","ERC-721","ERC-1155"]}};

function validate58(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate58.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 3){
validate58.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 3},message:"must NOT have more than 3 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(typeof data0 !== "string"){
validate58.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data0 === "ERC-20") || (data0 === "ERC-721")) || (data0 === "ERC-1155"))){
validate58.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/enum",keyword:"enum",params:{allowedValues: schema69.items.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
else {
validate58.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate58.errors = vErrors;
return errors === 0;
}
validate58.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const rule39 = validate59;
const schema70 = {"type":"array","maxItems":64,"items":{"type":"string","pattern":"^0x[0-9a-fA-F]{64}$"}};

function validate59(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate59.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(Array.isArray(data)){
if(data.length > 64){
validate59.errors = [{instancePath,schemaPath:"#/maxItems",keyword:"maxItems",params:{limit: 64},message:"must NOT have more than 64 items"}];
return false;
}
else {
var valid0 = true;
const len0 = data.length;
for(let i0=0; i0<len0; i0++){
let data0 = data[i0];
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(!pattern12.test(data0)){
validate59.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{64}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{64}$"+"\""}];
return false;
}
}
else {
validate59.errors = [{instancePath:instancePath+"/" + i0,schemaPath:"#/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
if(!valid0){
break;
}
}
}
}
else {
validate59.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
validate59.errors = vErrors;
return errors === 0;
}
validate59.evaluated = {"items":true,"dynamicProps":false,"dynamicItems":false};

const rule40 = validate60;
const schema71 = {"oneOf":[{"type":"object","required":["eventType","url","chainId","metadata"],"properties":{"eventType":{"type":"string","const":"address_activity"},"url":{"type":"string","minLength":1,"maxLength":2048},"name":{"type":"string","maxLength":256},"description":{"type":"string","maxLength":1024},"chainId":{"type":"string","minLength":1},"metadata":{"type":"object","required":["addresses"],"properties":{"eventSignatures":{"type":"array","maxItems":20,"items":{"type":"string","pattern":"^0x[0-9a-fA-F]{64}$"}},"addresses":{"type":"array","maxItems":1000,"items":{"type":"string","minLength":1}}}},"includeInternalTxs":{"type":"boolean"},"includeLogs":{"type":"boolean"}}},{"type":"object","required":["eventType","url","network","chainId","metadata"],"properties":{"eventType":{"type":"string","const":"primary_network_address_activity"},"url":{"type":"string","minLength":1,"maxLength":2048},"name":{"type":"string","maxLength":256},"description":{"type":"string","maxLength":1024},"network":{"type":"string","enum":["mainnet","fuji","testnet"]},"chainId":{"type":"string","minLength":1},"metadata":{"type":"object","required":["keyType","keys","subEvents"],"properties":{"eventSignatures":{"type":"array","maxItems":20,"items":{"type":"string","pattern":"^0x[0-9a-fA-F]{64}$"}},"keyType":{"type":"string","enum":["addresses"]},"keys":{"type":"array","minItems":1,"maxItems":1000,"items":{"type":"string","minLength":1}},"subEvents":{"type":"object","required":["addressActivitySubEvents"],"properties":{"addressActivitySubEvents":{"type":"array","minItems":1,"items":{"type":"string","enum":["balance_change","balance_threshold","reward_distribution"]}}}},"balanceThresholdFilter":{"type":"object","required":["balanceType","balanceThreshold"],"properties":{"balanceType":{"type":"string","enum":["unlockedUnstaked","unlockedStaked","lockedPlatform","lockedStakeable","lockedStaked","pendingStaked","unlocked","locked","atomicMemoryUnlocked","atomicMemoryLocked"]},"balanceThreshold":{"type":"string"}}}}}}},{"type":"object","required":["eventType","url","network","metadata"],"properties":{"eventType":{"type":"string","const":"validator_activity"},"url":{"type":"string","minLength":1,"maxLength":2048},"name":{"type":"string","maxLength":256},"description":{"type":"string","maxLength":1024},"network":{"type":"string","enum":["mainnet","fuji","testnet"]},"metadata":{"type":"object","required":["keyType","keys","subEvents"],"properties":{"eventSignatures":{"type":"array","maxItems":20,"items":{"type":"string","pattern":"^0x[0-9a-fA-F]{64}$"}},"keyType":{"type":"string","enum":["nodeId","subnetId"]},"keys":{"type":"array","minItems":1,"maxItems":1,"items":{"type":"string","minLength":1}},"subEvents":{"type":"object","required":["validatorActivitySubEvents"],"properties":{"validatorActivitySubEvents":{"type":"array","minItems":1,"items":{"type":"string","enum":["validator_stake","delegator_stake","reward_distribution","l1_validator_balance_increased","l1_validator_disabled","l1_validator_removed","l1_validator_balance_threshold"]}}}},"nodeIds":{"type":"array","maxItems":100,"items":{"type":"string","minLength":1}},"subnetIds":{"type":"array","maxItems":100,"items":{"type":"string","minLength":1}},"l1ValidatorFeeBalanceThreshold":{"type":"string"}}}}}]};

function validate60(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate60.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
const _errs0 = errors;
let valid0 = false;
let passing0 = null;
const _errs1 = errors;
if(errors === _errs1){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if(((((data.eventType === undefined) && (missing0 = "eventType")) || ((data.url === undefined) && (missing0 = "url"))) || ((data.chainId === undefined) && (missing0 = "chainId"))) || ((data.metadata === undefined) && (missing0 = "metadata"))){
const err0 = {instancePath,schemaPath:"#/oneOf/0/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"};
if(vErrors === null){
vErrors = [err0];
}
else {
vErrors.push(err0);
}
errors++;
}
else {
if(data.eventType !== undefined){
let data0 = data.eventType;
const _errs3 = errors;
if(typeof data0 !== "string"){
const err1 = {instancePath:instancePath+"/eventType",schemaPath:"#/oneOf/0/properties/eventType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err1];
}
else {
vErrors.push(err1);
}
errors++;
}
if("address_activity" !== data0){
const err2 = {instancePath:instancePath+"/eventType",schemaPath:"#/oneOf/0/properties/eventType/const",keyword:"const",params:{allowedValue: "address_activity"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err2];
}
else {
vErrors.push(err2);
}
errors++;
}
var valid1 = _errs3 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.url !== undefined){
let data1 = data.url;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data1 === "string"){
if(func1(data1) > 2048){
const err3 = {instancePath:instancePath+"/url",schemaPath:"#/oneOf/0/properties/url/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"};
if(vErrors === null){
vErrors = [err3];
}
else {
vErrors.push(err3);
}
errors++;
}
else {
if(func1(data1) < 1){
const err4 = {instancePath:instancePath+"/url",schemaPath:"#/oneOf/0/properties/url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err4];
}
else {
vErrors.push(err4);
}
errors++;
}
}
}
else {
const err5 = {instancePath:instancePath+"/url",schemaPath:"#/oneOf/0/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err5];
}
else {
vErrors.push(err5);
}
errors++;
}
}
var valid1 = _errs5 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.name !== undefined){
let data2 = data.name;
const _errs7 = errors;
if(errors === _errs7){
if(typeof data2 === "string"){
if(func1(data2) > 256){
const err6 = {instancePath:instancePath+"/name",schemaPath:"#/oneOf/0/properties/name/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"};
if(vErrors === null){
vErrors = [err6];
}
else {
vErrors.push(err6);
}
errors++;
}
}
else {
const err7 = {instancePath:instancePath+"/name",schemaPath:"#/oneOf/0/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err7];
}
else {
vErrors.push(err7);
}
errors++;
}
}
var valid1 = _errs7 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.description !== undefined){
let data3 = data.description;
const _errs9 = errors;
if(errors === _errs9){
if(typeof data3 === "string"){
if(func1(data3) > 1024){
const err8 = {instancePath:instancePath+"/description",schemaPath:"#/oneOf/0/properties/description/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"};
if(vErrors === null){
vErrors = [err8];
}
else {
vErrors.push(err8);
}
errors++;
}
}
else {
const err9 = {instancePath:instancePath+"/description",schemaPath:"#/oneOf/0/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err9];
}
else {
vErrors.push(err9);
}
errors++;
}
}
var valid1 = _errs9 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.chainId !== undefined){
let data4 = data.chainId;
const _errs11 = errors;
if(errors === _errs11){
if(typeof data4 === "string"){
if(func1(data4) < 1){
const err10 = {instancePath:instancePath+"/chainId",schemaPath:"#/oneOf/0/properties/chainId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err10];
}
else {
vErrors.push(err10);
}
errors++;
}
}
else {
const err11 = {instancePath:instancePath+"/chainId",schemaPath:"#/oneOf/0/properties/chainId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err11];
}
else {
vErrors.push(err11);
}
errors++;
}
}
var valid1 = _errs11 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.metadata !== undefined){
let data5 = data.metadata;
const _errs13 = errors;
if(errors === _errs13){
if(data5 && typeof data5 == "object" && !Array.isArray(data5)){
let missing1;
if((data5.addresses === undefined) && (missing1 = "addresses")){
const err12 = {instancePath:instancePath+"/metadata",schemaPath:"#/oneOf/0/properties/metadata/required",keyword:"required",params:{missingProperty: missing1},message:"must have required property '"+missing1+"'"};
if(vErrors === null){
vErrors = [err12];
}
else {
vErrors.push(err12);
}
errors++;
}
else {
if(data5.eventSignatures !== undefined){
let data6 = data5.eventSignatures;
const _errs15 = errors;
if(errors === _errs15){
if(Array.isArray(data6)){
if(data6.length > 20){
const err13 = {instancePath:instancePath+"/metadata/eventSignatures",schemaPath:"#/oneOf/0/properties/metadata/properties/eventSignatures/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err13];
}
else {
vErrors.push(err13);
}
errors++;
}
else {
var valid3 = true;
const len0 = data6.length;
for(let i0=0; i0<len0; i0++){
let data7 = data6[i0];
const _errs17 = errors;
if(errors === _errs17){
if(typeof data7 === "string"){
if(!pattern12.test(data7)){
const err14 = {instancePath:instancePath+"/metadata/eventSignatures/" + i0,schemaPath:"#/oneOf/0/properties/metadata/properties/eventSignatures/items/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{64}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{64}$"+"\""};
if(vErrors === null){
vErrors = [err14];
}
else {
vErrors.push(err14);
}
errors++;
}
}
else {
const err15 = {instancePath:instancePath+"/metadata/eventSignatures/" + i0,schemaPath:"#/oneOf/0/properties/metadata/properties/eventSignatures/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err15];
}
else {
vErrors.push(err15);
}
errors++;
}
}
var valid3 = _errs17 === errors;
if(!valid3){
break;
}
}
}
}
else {
const err16 = {instancePath:instancePath+"/metadata/eventSignatures",schemaPath:"#/oneOf/0/properties/metadata/properties/eventSignatures/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err16];
}
else {
vErrors.push(err16);
}
errors++;
}
}
var valid2 = _errs15 === errors;
}
else {
var valid2 = true;
}
if(valid2){
if(data5.addresses !== undefined){
let data8 = data5.addresses;
const _errs19 = errors;
if(errors === _errs19){
if(Array.isArray(data8)){
if(data8.length > 1000){
const err17 = {instancePath:instancePath+"/metadata/addresses",schemaPath:"#/oneOf/0/properties/metadata/properties/addresses/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err17];
}
else {
vErrors.push(err17);
}
errors++;
}
else {
var valid4 = true;
const len1 = data8.length;
for(let i1=0; i1<len1; i1++){
let data9 = data8[i1];
const _errs21 = errors;
if(errors === _errs21){
if(typeof data9 === "string"){
if(func1(data9) < 1){
const err18 = {instancePath:instancePath+"/metadata/addresses/" + i1,schemaPath:"#/oneOf/0/properties/metadata/properties/addresses/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err18];
}
else {
vErrors.push(err18);
}
errors++;
}
}
else {
const err19 = {instancePath:instancePath+"/metadata/addresses/" + i1,schemaPath:"#/oneOf/0/properties/metadata/properties/addresses/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err19];
}
else {
vErrors.push(err19);
}
errors++;
}
}
var valid4 = _errs21 === errors;
if(!valid4){
break;
}
}
}
}
else {
const err20 = {instancePath:instancePath+"/metadata/addresses",schemaPath:"#/oneOf/0/properties/metadata/properties/addresses/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err20];
}
else {
vErrors.push(err20);
}
errors++;
}
}
var valid2 = _errs19 === errors;
}
else {
var valid2 = true;
}
}
}
}
else {
const err21 = {instancePath:instancePath+"/metadata",schemaPath:"#/oneOf/0/properties/metadata/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err21];
}
else {
vErrors.push(err21);
}
errors++;
}
}
var valid1 = _errs13 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.includeInternalTxs !== undefined){
const _errs23 = errors;
if(typeof data.includeInternalTxs !== "boolean"){
const err22 = {instancePath:instancePath+"/includeInternalTxs",schemaPath:"#/oneOf/0/properties/includeInternalTxs/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err22];
}
else {
vErrors.push(err22);
}
errors++;
}
var valid1 = _errs23 === errors;
}
else {
var valid1 = true;
}
if(valid1){
if(data.includeLogs !== undefined){
const _errs25 = errors;
if(typeof data.includeLogs !== "boolean"){
const err23 = {instancePath:instancePath+"/includeLogs",schemaPath:"#/oneOf/0/properties/includeLogs/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"};
if(vErrors === null){
vErrors = [err23];
}
else {
vErrors.push(err23);
}
errors++;
}
var valid1 = _errs25 === errors;
}
else {
var valid1 = true;
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
const err24 = {instancePath,schemaPath:"#/oneOf/0/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err24];
}
else {
vErrors.push(err24);
}
errors++;
}
}
var _valid0 = _errs1 === errors;
if(_valid0){
valid0 = true;
passing0 = 0;
var props0 = {};
props0.eventType = true;
props0.url = true;
props0.name = true;
props0.description = true;
props0.chainId = true;
props0.metadata = true;
props0.includeInternalTxs = true;
props0.includeLogs = true;
}
const _errs27 = errors;
if(errors === _errs27){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing2;
if((((((data.eventType === undefined) && (missing2 = "eventType")) || ((data.url === undefined) && (missing2 = "url"))) || ((data.network === undefined) && (missing2 = "network"))) || ((data.chainId === undefined) && (missing2 = "chainId"))) || ((data.metadata === undefined) && (missing2 = "metadata"))){
const err25 = {instancePath,schemaPath:"#/oneOf/1/required",keyword:"required",params:{missingProperty: missing2},message:"must have required property '"+missing2+"'"};
if(vErrors === null){
vErrors = [err25];
}
else {
vErrors.push(err25);
}
errors++;
}
else {
if(data.eventType !== undefined){
let data12 = data.eventType;
const _errs29 = errors;
if(typeof data12 !== "string"){
const err26 = {instancePath:instancePath+"/eventType",schemaPath:"#/oneOf/1/properties/eventType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err26];
}
else {
vErrors.push(err26);
}
errors++;
}
if("primary_network_address_activity" !== data12){
const err27 = {instancePath:instancePath+"/eventType",schemaPath:"#/oneOf/1/properties/eventType/const",keyword:"const",params:{allowedValue: "primary_network_address_activity"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err27];
}
else {
vErrors.push(err27);
}
errors++;
}
var valid5 = _errs29 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.url !== undefined){
let data13 = data.url;
const _errs31 = errors;
if(errors === _errs31){
if(typeof data13 === "string"){
if(func1(data13) > 2048){
const err28 = {instancePath:instancePath+"/url",schemaPath:"#/oneOf/1/properties/url/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"};
if(vErrors === null){
vErrors = [err28];
}
else {
vErrors.push(err28);
}
errors++;
}
else {
if(func1(data13) < 1){
const err29 = {instancePath:instancePath+"/url",schemaPath:"#/oneOf/1/properties/url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err29];
}
else {
vErrors.push(err29);
}
errors++;
}
}
}
else {
const err30 = {instancePath:instancePath+"/url",schemaPath:"#/oneOf/1/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err30];
}
else {
vErrors.push(err30);
}
errors++;
}
}
var valid5 = _errs31 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.name !== undefined){
let data14 = data.name;
const _errs33 = errors;
if(errors === _errs33){
if(typeof data14 === "string"){
if(func1(data14) > 256){
const err31 = {instancePath:instancePath+"/name",schemaPath:"#/oneOf/1/properties/name/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"};
if(vErrors === null){
vErrors = [err31];
}
else {
vErrors.push(err31);
}
errors++;
}
}
else {
const err32 = {instancePath:instancePath+"/name",schemaPath:"#/oneOf/1/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err32];
}
else {
vErrors.push(err32);
}
errors++;
}
}
var valid5 = _errs33 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.description !== undefined){
let data15 = data.description;
const _errs35 = errors;
if(errors === _errs35){
if(typeof data15 === "string"){
if(func1(data15) > 1024){
const err33 = {instancePath:instancePath+"/description",schemaPath:"#/oneOf/1/properties/description/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"};
if(vErrors === null){
vErrors = [err33];
}
else {
vErrors.push(err33);
}
errors++;
}
}
else {
const err34 = {instancePath:instancePath+"/description",schemaPath:"#/oneOf/1/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err34];
}
else {
vErrors.push(err34);
}
errors++;
}
}
var valid5 = _errs35 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.network !== undefined){
let data16 = data.network;
const _errs37 = errors;
if(typeof data16 !== "string"){
const err35 = {instancePath:instancePath+"/network",schemaPath:"#/oneOf/1/properties/network/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err35];
}
else {
vErrors.push(err35);
}
errors++;
}
if(!(((data16 === "mainnet") || (data16 === "fuji")) || (data16 === "testnet"))){
const err36 = {instancePath:instancePath+"/network",schemaPath:"#/oneOf/1/properties/network/enum",keyword:"enum",params:{allowedValues: schema71.oneOf[1].properties.network.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err36];
}
else {
vErrors.push(err36);
}
errors++;
}
var valid5 = _errs37 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.chainId !== undefined){
let data17 = data.chainId;
const _errs39 = errors;
if(errors === _errs39){
if(typeof data17 === "string"){
if(func1(data17) < 1){
const err37 = {instancePath:instancePath+"/chainId",schemaPath:"#/oneOf/1/properties/chainId/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err37];
}
else {
vErrors.push(err37);
}
errors++;
}
}
else {
const err38 = {instancePath:instancePath+"/chainId",schemaPath:"#/oneOf/1/properties/chainId/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err38];
}
else {
vErrors.push(err38);
}
errors++;
}
}
var valid5 = _errs39 === errors;
}
else {
var valid5 = true;
}
if(valid5){
if(data.metadata !== undefined){
let data18 = data.metadata;
const _errs41 = errors;
if(errors === _errs41){
if(data18 && typeof data18 == "object" && !Array.isArray(data18)){
let missing3;
if((((data18.keyType === undefined) && (missing3 = "keyType")) || ((data18.keys === undefined) && (missing3 = "keys"))) || ((data18.subEvents === undefined) && (missing3 = "subEvents"))){
const err39 = {instancePath:instancePath+"/metadata",schemaPath:"#/oneOf/1/properties/metadata/required",keyword:"required",params:{missingProperty: missing3},message:"must have required property '"+missing3+"'"};
if(vErrors === null){
vErrors = [err39];
}
else {
vErrors.push(err39);
}
errors++;
}
else {
if(data18.eventSignatures !== undefined){
let data19 = data18.eventSignatures;
const _errs43 = errors;
if(errors === _errs43){
if(Array.isArray(data19)){
if(data19.length > 20){
const err40 = {instancePath:instancePath+"/metadata/eventSignatures",schemaPath:"#/oneOf/1/properties/metadata/properties/eventSignatures/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err40];
}
else {
vErrors.push(err40);
}
errors++;
}
else {
var valid7 = true;
const len2 = data19.length;
for(let i2=0; i2<len2; i2++){
let data20 = data19[i2];
const _errs45 = errors;
if(errors === _errs45){
if(typeof data20 === "string"){
if(!pattern12.test(data20)){
const err41 = {instancePath:instancePath+"/metadata/eventSignatures/" + i2,schemaPath:"#/oneOf/1/properties/metadata/properties/eventSignatures/items/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{64}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{64}$"+"\""};
if(vErrors === null){
vErrors = [err41];
}
else {
vErrors.push(err41);
}
errors++;
}
}
else {
const err42 = {instancePath:instancePath+"/metadata/eventSignatures/" + i2,schemaPath:"#/oneOf/1/properties/metadata/properties/eventSignatures/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err42];
}
else {
vErrors.push(err42);
}
errors++;
}
}
var valid7 = _errs45 === errors;
if(!valid7){
break;
}
}
}
}
else {
const err43 = {instancePath:instancePath+"/metadata/eventSignatures",schemaPath:"#/oneOf/1/properties/metadata/properties/eventSignatures/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err43];
}
else {
vErrors.push(err43);
}
errors++;
}
}
var valid6 = _errs43 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data18.keyType !== undefined){
let data21 = data18.keyType;
const _errs47 = errors;
if(typeof data21 !== "string"){
const err44 = {instancePath:instancePath+"/metadata/keyType",schemaPath:"#/oneOf/1/properties/metadata/properties/keyType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err44];
}
else {
vErrors.push(err44);
}
errors++;
}
if(!(data21 === "addresses")){
const err45 = {instancePath:instancePath+"/metadata/keyType",schemaPath:"#/oneOf/1/properties/metadata/properties/keyType/enum",keyword:"enum",params:{allowedValues: schema71.oneOf[1].properties.metadata.properties.keyType.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err45];
}
else {
vErrors.push(err45);
}
errors++;
}
var valid6 = _errs47 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data18.keys !== undefined){
let data22 = data18.keys;
const _errs49 = errors;
if(errors === _errs49){
if(Array.isArray(data22)){
if(data22.length > 1000){
const err46 = {instancePath:instancePath+"/metadata/keys",schemaPath:"#/oneOf/1/properties/metadata/properties/keys/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"};
if(vErrors === null){
vErrors = [err46];
}
else {
vErrors.push(err46);
}
errors++;
}
else {
if(data22.length < 1){
const err47 = {instancePath:instancePath+"/metadata/keys",schemaPath:"#/oneOf/1/properties/metadata/properties/keys/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err47];
}
else {
vErrors.push(err47);
}
errors++;
}
else {
var valid8 = true;
const len3 = data22.length;
for(let i3=0; i3<len3; i3++){
let data23 = data22[i3];
const _errs51 = errors;
if(errors === _errs51){
if(typeof data23 === "string"){
if(func1(data23) < 1){
const err48 = {instancePath:instancePath+"/metadata/keys/" + i3,schemaPath:"#/oneOf/1/properties/metadata/properties/keys/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err48];
}
else {
vErrors.push(err48);
}
errors++;
}
}
else {
const err49 = {instancePath:instancePath+"/metadata/keys/" + i3,schemaPath:"#/oneOf/1/properties/metadata/properties/keys/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err49];
}
else {
vErrors.push(err49);
}
errors++;
}
}
var valid8 = _errs51 === errors;
if(!valid8){
break;
}
}
}
}
}
else {
const err50 = {instancePath:instancePath+"/metadata/keys",schemaPath:"#/oneOf/1/properties/metadata/properties/keys/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err50];
}
else {
vErrors.push(err50);
}
errors++;
}
}
var valid6 = _errs49 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data18.subEvents !== undefined){
let data24 = data18.subEvents;
const _errs53 = errors;
if(errors === _errs53){
if(data24 && typeof data24 == "object" && !Array.isArray(data24)){
let missing4;
if((data24.addressActivitySubEvents === undefined) && (missing4 = "addressActivitySubEvents")){
const err51 = {instancePath:instancePath+"/metadata/subEvents",schemaPath:"#/oneOf/1/properties/metadata/properties/subEvents/required",keyword:"required",params:{missingProperty: missing4},message:"must have required property '"+missing4+"'"};
if(vErrors === null){
vErrors = [err51];
}
else {
vErrors.push(err51);
}
errors++;
}
else {
if(data24.addressActivitySubEvents !== undefined){
let data25 = data24.addressActivitySubEvents;
const _errs55 = errors;
if(errors === _errs55){
if(Array.isArray(data25)){
if(data25.length < 1){
const err52 = {instancePath:instancePath+"/metadata/subEvents/addressActivitySubEvents",schemaPath:"#/oneOf/1/properties/metadata/properties/subEvents/properties/addressActivitySubEvents/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err52];
}
else {
vErrors.push(err52);
}
errors++;
}
else {
var valid10 = true;
const len4 = data25.length;
for(let i4=0; i4<len4; i4++){
let data26 = data25[i4];
const _errs57 = errors;
if(typeof data26 !== "string"){
const err53 = {instancePath:instancePath+"/metadata/subEvents/addressActivitySubEvents/" + i4,schemaPath:"#/oneOf/1/properties/metadata/properties/subEvents/properties/addressActivitySubEvents/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err53];
}
else {
vErrors.push(err53);
}
errors++;
}
if(!(((data26 === "balance_change") || (data26 === "balance_threshold")) || (data26 === "reward_distribution"))){
const err54 = {instancePath:instancePath+"/metadata/subEvents/addressActivitySubEvents/" + i4,schemaPath:"#/oneOf/1/properties/metadata/properties/subEvents/properties/addressActivitySubEvents/items/enum",keyword:"enum",params:{allowedValues: schema71.oneOf[1].properties.metadata.properties.subEvents.properties.addressActivitySubEvents.items.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err54];
}
else {
vErrors.push(err54);
}
errors++;
}
var valid10 = _errs57 === errors;
if(!valid10){
break;
}
}
}
}
else {
const err55 = {instancePath:instancePath+"/metadata/subEvents/addressActivitySubEvents",schemaPath:"#/oneOf/1/properties/metadata/properties/subEvents/properties/addressActivitySubEvents/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err55];
}
else {
vErrors.push(err55);
}
errors++;
}
}
}
}
}
else {
const err56 = {instancePath:instancePath+"/metadata/subEvents",schemaPath:"#/oneOf/1/properties/metadata/properties/subEvents/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err56];
}
else {
vErrors.push(err56);
}
errors++;
}
}
var valid6 = _errs53 === errors;
}
else {
var valid6 = true;
}
if(valid6){
if(data18.balanceThresholdFilter !== undefined){
let data27 = data18.balanceThresholdFilter;
const _errs59 = errors;
if(errors === _errs59){
if(data27 && typeof data27 == "object" && !Array.isArray(data27)){
let missing5;
if(((data27.balanceType === undefined) && (missing5 = "balanceType")) || ((data27.balanceThreshold === undefined) && (missing5 = "balanceThreshold"))){
const err57 = {instancePath:instancePath+"/metadata/balanceThresholdFilter",schemaPath:"#/oneOf/1/properties/metadata/properties/balanceThresholdFilter/required",keyword:"required",params:{missingProperty: missing5},message:"must have required property '"+missing5+"'"};
if(vErrors === null){
vErrors = [err57];
}
else {
vErrors.push(err57);
}
errors++;
}
else {
if(data27.balanceType !== undefined){
let data28 = data27.balanceType;
const _errs61 = errors;
if(typeof data28 !== "string"){
const err58 = {instancePath:instancePath+"/metadata/balanceThresholdFilter/balanceType",schemaPath:"#/oneOf/1/properties/metadata/properties/balanceThresholdFilter/properties/balanceType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err58];
}
else {
vErrors.push(err58);
}
errors++;
}
if(!((((((((((data28 === "unlockedUnstaked") || (data28 === "unlockedStaked")) || (data28 === "lockedPlatform")) || (data28 === "lockedStakeable")) || (data28 === "lockedStaked")) || (data28 === "pendingStaked")) || (data28 === "unlocked")) || (data28 === "locked")) || (data28 === "atomicMemoryUnlocked")) || (data28 === "atomicMemoryLocked"))){
const err59 = {instancePath:instancePath+"/metadata/balanceThresholdFilter/balanceType",schemaPath:"#/oneOf/1/properties/metadata/properties/balanceThresholdFilter/properties/balanceType/enum",keyword:"enum",params:{allowedValues: schema71.oneOf[1].properties.metadata.properties.balanceThresholdFilter.properties.balanceType.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err59];
}
else {
vErrors.push(err59);
}
errors++;
}
var valid11 = _errs61 === errors;
}
else {
var valid11 = true;
}
if(valid11){
if(data27.balanceThreshold !== undefined){
const _errs63 = errors;
if(typeof data27.balanceThreshold !== "string"){
const err60 = {instancePath:instancePath+"/metadata/balanceThresholdFilter/balanceThreshold",schemaPath:"#/oneOf/1/properties/metadata/properties/balanceThresholdFilter/properties/balanceThreshold/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err60];
}
else {
vErrors.push(err60);
}
errors++;
}
var valid11 = _errs63 === errors;
}
else {
var valid11 = true;
}
}
}
}
else {
const err61 = {instancePath:instancePath+"/metadata/balanceThresholdFilter",schemaPath:"#/oneOf/1/properties/metadata/properties/balanceThresholdFilter/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err61];
}
else {
vErrors.push(err61);
}
errors++;
}
}
var valid6 = _errs59 === errors;
}
else {
var valid6 = true;
}
}
}
}
}
}
}
else {
const err62 = {instancePath:instancePath+"/metadata",schemaPath:"#/oneOf/1/properties/metadata/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err62];
}
else {
vErrors.push(err62);
}
errors++;
}
}
var valid5 = _errs41 === errors;
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
const err63 = {instancePath,schemaPath:"#/oneOf/1/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err63];
}
else {
vErrors.push(err63);
}
errors++;
}
}
var _valid0 = _errs27 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 1];
}
else {
if(_valid0){
valid0 = true;
passing0 = 1;
if(props0 !== true){
props0 = props0 || {};
props0.eventType = true;
props0.url = true;
props0.name = true;
props0.description = true;
props0.network = true;
props0.chainId = true;
props0.metadata = true;
}
}
const _errs65 = errors;
if(errors === _errs65){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing6;
if(((((data.eventType === undefined) && (missing6 = "eventType")) || ((data.url === undefined) && (missing6 = "url"))) || ((data.network === undefined) && (missing6 = "network"))) || ((data.metadata === undefined) && (missing6 = "metadata"))){
const err64 = {instancePath,schemaPath:"#/oneOf/2/required",keyword:"required",params:{missingProperty: missing6},message:"must have required property '"+missing6+"'"};
if(vErrors === null){
vErrors = [err64];
}
else {
vErrors.push(err64);
}
errors++;
}
else {
if(data.eventType !== undefined){
let data30 = data.eventType;
const _errs67 = errors;
if(typeof data30 !== "string"){
const err65 = {instancePath:instancePath+"/eventType",schemaPath:"#/oneOf/2/properties/eventType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err65];
}
else {
vErrors.push(err65);
}
errors++;
}
if("validator_activity" !== data30){
const err66 = {instancePath:instancePath+"/eventType",schemaPath:"#/oneOf/2/properties/eventType/const",keyword:"const",params:{allowedValue: "validator_activity"},message:"must be equal to constant"};
if(vErrors === null){
vErrors = [err66];
}
else {
vErrors.push(err66);
}
errors++;
}
var valid12 = _errs67 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data.url !== undefined){
let data31 = data.url;
const _errs69 = errors;
if(errors === _errs69){
if(typeof data31 === "string"){
if(func1(data31) > 2048){
const err67 = {instancePath:instancePath+"/url",schemaPath:"#/oneOf/2/properties/url/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"};
if(vErrors === null){
vErrors = [err67];
}
else {
vErrors.push(err67);
}
errors++;
}
else {
if(func1(data31) < 1){
const err68 = {instancePath:instancePath+"/url",schemaPath:"#/oneOf/2/properties/url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err68];
}
else {
vErrors.push(err68);
}
errors++;
}
}
}
else {
const err69 = {instancePath:instancePath+"/url",schemaPath:"#/oneOf/2/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err69];
}
else {
vErrors.push(err69);
}
errors++;
}
}
var valid12 = _errs69 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data.name !== undefined){
let data32 = data.name;
const _errs71 = errors;
if(errors === _errs71){
if(typeof data32 === "string"){
if(func1(data32) > 256){
const err70 = {instancePath:instancePath+"/name",schemaPath:"#/oneOf/2/properties/name/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"};
if(vErrors === null){
vErrors = [err70];
}
else {
vErrors.push(err70);
}
errors++;
}
}
else {
const err71 = {instancePath:instancePath+"/name",schemaPath:"#/oneOf/2/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err71];
}
else {
vErrors.push(err71);
}
errors++;
}
}
var valid12 = _errs71 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data.description !== undefined){
let data33 = data.description;
const _errs73 = errors;
if(errors === _errs73){
if(typeof data33 === "string"){
if(func1(data33) > 1024){
const err72 = {instancePath:instancePath+"/description",schemaPath:"#/oneOf/2/properties/description/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"};
if(vErrors === null){
vErrors = [err72];
}
else {
vErrors.push(err72);
}
errors++;
}
}
else {
const err73 = {instancePath:instancePath+"/description",schemaPath:"#/oneOf/2/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err73];
}
else {
vErrors.push(err73);
}
errors++;
}
}
var valid12 = _errs73 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data.network !== undefined){
let data34 = data.network;
const _errs75 = errors;
if(typeof data34 !== "string"){
const err74 = {instancePath:instancePath+"/network",schemaPath:"#/oneOf/2/properties/network/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err74];
}
else {
vErrors.push(err74);
}
errors++;
}
if(!(((data34 === "mainnet") || (data34 === "fuji")) || (data34 === "testnet"))){
const err75 = {instancePath:instancePath+"/network",schemaPath:"#/oneOf/2/properties/network/enum",keyword:"enum",params:{allowedValues: schema71.oneOf[2].properties.network.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err75];
}
else {
vErrors.push(err75);
}
errors++;
}
var valid12 = _errs75 === errors;
}
else {
var valid12 = true;
}
if(valid12){
if(data.metadata !== undefined){
let data35 = data.metadata;
const _errs77 = errors;
if(errors === _errs77){
if(data35 && typeof data35 == "object" && !Array.isArray(data35)){
let missing7;
if((((data35.keyType === undefined) && (missing7 = "keyType")) || ((data35.keys === undefined) && (missing7 = "keys"))) || ((data35.subEvents === undefined) && (missing7 = "subEvents"))){
const err76 = {instancePath:instancePath+"/metadata",schemaPath:"#/oneOf/2/properties/metadata/required",keyword:"required",params:{missingProperty: missing7},message:"must have required property '"+missing7+"'"};
if(vErrors === null){
vErrors = [err76];
}
else {
vErrors.push(err76);
}
errors++;
}
else {
if(data35.eventSignatures !== undefined){
let data36 = data35.eventSignatures;
const _errs79 = errors;
if(errors === _errs79){
if(Array.isArray(data36)){
if(data36.length > 20){
const err77 = {instancePath:instancePath+"/metadata/eventSignatures",schemaPath:"#/oneOf/2/properties/metadata/properties/eventSignatures/maxItems",keyword:"maxItems",params:{limit: 20},message:"must NOT have more than 20 items"};
if(vErrors === null){
vErrors = [err77];
}
else {
vErrors.push(err77);
}
errors++;
}
else {
var valid14 = true;
const len5 = data36.length;
for(let i5=0; i5<len5; i5++){
let data37 = data36[i5];
const _errs81 = errors;
if(errors === _errs81){
if(typeof data37 === "string"){
if(!pattern12.test(data37)){
const err78 = {instancePath:instancePath+"/metadata/eventSignatures/" + i5,schemaPath:"#/oneOf/2/properties/metadata/properties/eventSignatures/items/pattern",keyword:"pattern",params:{pattern: "^0x[0-9a-fA-F]{64}$"},message:"must match pattern \""+"^0x[0-9a-fA-F]{64}$"+"\""};
if(vErrors === null){
vErrors = [err78];
}
else {
vErrors.push(err78);
}
errors++;
}
}
else {
const err79 = {instancePath:instancePath+"/metadata/eventSignatures/" + i5,schemaPath:"#/oneOf/2/properties/metadata/properties/eventSignatures/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err79];
}
else {
vErrors.push(err79);
}
errors++;
}
}
var valid14 = _errs81 === errors;
if(!valid14){
break;
}
}
}
}
else {
const err80 = {instancePath:instancePath+"/metadata/eventSignatures",schemaPath:"#/oneOf/2/properties/metadata/properties/eventSignatures/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err80];
}
else {
vErrors.push(err80);
}
errors++;
}
}
var valid13 = _errs79 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data35.keyType !== undefined){
let data38 = data35.keyType;
const _errs83 = errors;
if(typeof data38 !== "string"){
const err81 = {instancePath:instancePath+"/metadata/keyType",schemaPath:"#/oneOf/2/properties/metadata/properties/keyType/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err81];
}
else {
vErrors.push(err81);
}
errors++;
}
if(!((data38 === "nodeId") || (data38 === "subnetId"))){
const err82 = {instancePath:instancePath+"/metadata/keyType",schemaPath:"#/oneOf/2/properties/metadata/properties/keyType/enum",keyword:"enum",params:{allowedValues: schema71.oneOf[2].properties.metadata.properties.keyType.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err82];
}
else {
vErrors.push(err82);
}
errors++;
}
var valid13 = _errs83 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data35.keys !== undefined){
let data39 = data35.keys;
const _errs85 = errors;
if(errors === _errs85){
if(Array.isArray(data39)){
if(data39.length > 1){
const err83 = {instancePath:instancePath+"/metadata/keys",schemaPath:"#/oneOf/2/properties/metadata/properties/keys/maxItems",keyword:"maxItems",params:{limit: 1},message:"must NOT have more than 1 items"};
if(vErrors === null){
vErrors = [err83];
}
else {
vErrors.push(err83);
}
errors++;
}
else {
if(data39.length < 1){
const err84 = {instancePath:instancePath+"/metadata/keys",schemaPath:"#/oneOf/2/properties/metadata/properties/keys/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err84];
}
else {
vErrors.push(err84);
}
errors++;
}
else {
var valid15 = true;
const len6 = data39.length;
for(let i6=0; i6<len6; i6++){
let data40 = data39[i6];
const _errs87 = errors;
if(errors === _errs87){
if(typeof data40 === "string"){
if(func1(data40) < 1){
const err85 = {instancePath:instancePath+"/metadata/keys/" + i6,schemaPath:"#/oneOf/2/properties/metadata/properties/keys/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err85];
}
else {
vErrors.push(err85);
}
errors++;
}
}
else {
const err86 = {instancePath:instancePath+"/metadata/keys/" + i6,schemaPath:"#/oneOf/2/properties/metadata/properties/keys/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err86];
}
else {
vErrors.push(err86);
}
errors++;
}
}
var valid15 = _errs87 === errors;
if(!valid15){
break;
}
}
}
}
}
else {
const err87 = {instancePath:instancePath+"/metadata/keys",schemaPath:"#/oneOf/2/properties/metadata/properties/keys/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err87];
}
else {
vErrors.push(err87);
}
errors++;
}
}
var valid13 = _errs85 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data35.subEvents !== undefined){
let data41 = data35.subEvents;
const _errs89 = errors;
if(errors === _errs89){
if(data41 && typeof data41 == "object" && !Array.isArray(data41)){
let missing8;
if((data41.validatorActivitySubEvents === undefined) && (missing8 = "validatorActivitySubEvents")){
const err88 = {instancePath:instancePath+"/metadata/subEvents",schemaPath:"#/oneOf/2/properties/metadata/properties/subEvents/required",keyword:"required",params:{missingProperty: missing8},message:"must have required property '"+missing8+"'"};
if(vErrors === null){
vErrors = [err88];
}
else {
vErrors.push(err88);
}
errors++;
}
else {
if(data41.validatorActivitySubEvents !== undefined){
let data42 = data41.validatorActivitySubEvents;
const _errs91 = errors;
if(errors === _errs91){
if(Array.isArray(data42)){
if(data42.length < 1){
const err89 = {instancePath:instancePath+"/metadata/subEvents/validatorActivitySubEvents",schemaPath:"#/oneOf/2/properties/metadata/properties/subEvents/properties/validatorActivitySubEvents/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"};
if(vErrors === null){
vErrors = [err89];
}
else {
vErrors.push(err89);
}
errors++;
}
else {
var valid17 = true;
const len7 = data42.length;
for(let i7=0; i7<len7; i7++){
let data43 = data42[i7];
const _errs93 = errors;
if(typeof data43 !== "string"){
const err90 = {instancePath:instancePath+"/metadata/subEvents/validatorActivitySubEvents/" + i7,schemaPath:"#/oneOf/2/properties/metadata/properties/subEvents/properties/validatorActivitySubEvents/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err90];
}
else {
vErrors.push(err90);
}
errors++;
}
if(!(((((((data43 === "validator_stake") || (data43 === "delegator_stake")) || (data43 === "reward_distribution")) || (data43 === "l1_validator_balance_increased")) || (data43 === "l1_validator_disabled")) || (data43 === "l1_validator_removed")) || (data43 === "l1_validator_balance_threshold"))){
const err91 = {instancePath:instancePath+"/metadata/subEvents/validatorActivitySubEvents/" + i7,schemaPath:"#/oneOf/2/properties/metadata/properties/subEvents/properties/validatorActivitySubEvents/items/enum",keyword:"enum",params:{allowedValues: schema71.oneOf[2].properties.metadata.properties.subEvents.properties.validatorActivitySubEvents.items.enum},message:"must be equal to one of the allowed values"};
if(vErrors === null){
vErrors = [err91];
}
else {
vErrors.push(err91);
}
errors++;
}
var valid17 = _errs93 === errors;
if(!valid17){
break;
}
}
}
}
else {
const err92 = {instancePath:instancePath+"/metadata/subEvents/validatorActivitySubEvents",schemaPath:"#/oneOf/2/properties/metadata/properties/subEvents/properties/validatorActivitySubEvents/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err92];
}
else {
vErrors.push(err92);
}
errors++;
}
}
}
}
}
else {
const err93 = {instancePath:instancePath+"/metadata/subEvents",schemaPath:"#/oneOf/2/properties/metadata/properties/subEvents/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err93];
}
else {
vErrors.push(err93);
}
errors++;
}
}
var valid13 = _errs89 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data35.nodeIds !== undefined){
let data44 = data35.nodeIds;
const _errs95 = errors;
if(errors === _errs95){
if(Array.isArray(data44)){
if(data44.length > 100){
const err94 = {instancePath:instancePath+"/metadata/nodeIds",schemaPath:"#/oneOf/2/properties/metadata/properties/nodeIds/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err94];
}
else {
vErrors.push(err94);
}
errors++;
}
else {
var valid18 = true;
const len8 = data44.length;
for(let i8=0; i8<len8; i8++){
let data45 = data44[i8];
const _errs97 = errors;
if(errors === _errs97){
if(typeof data45 === "string"){
if(func1(data45) < 1){
const err95 = {instancePath:instancePath+"/metadata/nodeIds/" + i8,schemaPath:"#/oneOf/2/properties/metadata/properties/nodeIds/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err95];
}
else {
vErrors.push(err95);
}
errors++;
}
}
else {
const err96 = {instancePath:instancePath+"/metadata/nodeIds/" + i8,schemaPath:"#/oneOf/2/properties/metadata/properties/nodeIds/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err96];
}
else {
vErrors.push(err96);
}
errors++;
}
}
var valid18 = _errs97 === errors;
if(!valid18){
break;
}
}
}
}
else {
const err97 = {instancePath:instancePath+"/metadata/nodeIds",schemaPath:"#/oneOf/2/properties/metadata/properties/nodeIds/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err97];
}
else {
vErrors.push(err97);
}
errors++;
}
}
var valid13 = _errs95 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data35.subnetIds !== undefined){
let data46 = data35.subnetIds;
const _errs99 = errors;
if(errors === _errs99){
if(Array.isArray(data46)){
if(data46.length > 100){
const err98 = {instancePath:instancePath+"/metadata/subnetIds",schemaPath:"#/oneOf/2/properties/metadata/properties/subnetIds/maxItems",keyword:"maxItems",params:{limit: 100},message:"must NOT have more than 100 items"};
if(vErrors === null){
vErrors = [err98];
}
else {
vErrors.push(err98);
}
errors++;
}
else {
var valid19 = true;
const len9 = data46.length;
for(let i9=0; i9<len9; i9++){
let data47 = data46[i9];
const _errs101 = errors;
if(errors === _errs101){
if(typeof data47 === "string"){
if(func1(data47) < 1){
const err99 = {instancePath:instancePath+"/metadata/subnetIds/" + i9,schemaPath:"#/oneOf/2/properties/metadata/properties/subnetIds/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"};
if(vErrors === null){
vErrors = [err99];
}
else {
vErrors.push(err99);
}
errors++;
}
}
else {
const err100 = {instancePath:instancePath+"/metadata/subnetIds/" + i9,schemaPath:"#/oneOf/2/properties/metadata/properties/subnetIds/items/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err100];
}
else {
vErrors.push(err100);
}
errors++;
}
}
var valid19 = _errs101 === errors;
if(!valid19){
break;
}
}
}
}
else {
const err101 = {instancePath:instancePath+"/metadata/subnetIds",schemaPath:"#/oneOf/2/properties/metadata/properties/subnetIds/type",keyword:"type",params:{type: "array"},message:"must be array"};
if(vErrors === null){
vErrors = [err101];
}
else {
vErrors.push(err101);
}
errors++;
}
}
var valid13 = _errs99 === errors;
}
else {
var valid13 = true;
}
if(valid13){
if(data35.l1ValidatorFeeBalanceThreshold !== undefined){
const _errs103 = errors;
if(typeof data35.l1ValidatorFeeBalanceThreshold !== "string"){
const err102 = {instancePath:instancePath+"/metadata/l1ValidatorFeeBalanceThreshold",schemaPath:"#/oneOf/2/properties/metadata/properties/l1ValidatorFeeBalanceThreshold/type",keyword:"type",params:{type: "string"},message:"must be string"};
if(vErrors === null){
vErrors = [err102];
}
else {
vErrors.push(err102);
}
errors++;
}
var valid13 = _errs103 === errors;
}
else {
var valid13 = true;
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
const err103 = {instancePath:instancePath+"/metadata",schemaPath:"#/oneOf/2/properties/metadata/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err103];
}
else {
vErrors.push(err103);
}
errors++;
}
}
var valid12 = _errs77 === errors;
}
else {
var valid12 = true;
}
}
}
}
}
}
}
}
else {
const err104 = {instancePath,schemaPath:"#/oneOf/2/type",keyword:"type",params:{type: "object"},message:"must be object"};
if(vErrors === null){
vErrors = [err104];
}
else {
vErrors.push(err104);
}
errors++;
}
}
var _valid0 = _errs65 === errors;
if(_valid0 && valid0){
valid0 = false;
passing0 = [passing0, 2];
}
else {
if(_valid0){
valid0 = true;
passing0 = 2;
if(props0 !== true){
props0 = props0 || {};
props0.eventType = true;
props0.url = true;
props0.name = true;
props0.description = true;
props0.network = true;
props0.metadata = true;
}
}
}
}
if(!valid0){
const err105 = {instancePath,schemaPath:"#/oneOf",keyword:"oneOf",params:{passingSchemas: passing0},message:"must match exactly one schema in oneOf"};
if(vErrors === null){
vErrors = [err105];
}
else {
vErrors.push(err105);
}
errors++;
validate60.errors = vErrors;
return false;
}
else {
errors = _errs0;
if(vErrors !== null){
if(_errs0){
vErrors.length = _errs0;
}
else {
vErrors = null;
}
}
}
validate60.errors = vErrors;
evaluated0.props = props0;
return errors === 0;
}
validate60.evaluated = {"dynamicProps":true,"dynamicItems":false};

const rule41 = validate61;
const schema72 = {"type":"string","enum":["active","inactive"]};

function validate61(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate61.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate61.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data === "active") || (data === "inactive"))){
validate61.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema72.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate61.errors = vErrors;
return errors === 0;
}
validate61.evaluated = {"dynamicProps":false,"dynamicItems":false};

const rule42 = validate62;
const schema73 = {"type":"object","properties":{"url":{"type":"string","minLength":1,"maxLength":2048},"name":{"type":"string","maxLength":256},"description":{"type":"string","maxLength":1024},"status":{"type":"string","enum":["active","inactive"]},"includeInternalTxs":{"type":"boolean"},"includeLogs":{"type":"boolean"}}};

function validate62(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate62.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
if(data.url !== undefined){
let data0 = data.url;
const _errs1 = errors;
if(errors === _errs1){
if(typeof data0 === "string"){
if(func1(data0) > 2048){
validate62.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/maxLength",keyword:"maxLength",params:{limit: 2048},message:"must NOT have more than 2048 characters"}];
return false;
}
else {
if(func1(data0) < 1){
validate62.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
}
else {
validate62.errors = [{instancePath:instancePath+"/url",schemaPath:"#/properties/url/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs1 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.name !== undefined){
let data1 = data.name;
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) > 256){
validate62.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/maxLength",keyword:"maxLength",params:{limit: 256},message:"must NOT have more than 256 characters"}];
return false;
}
}
else {
validate62.errors = [{instancePath:instancePath+"/name",schemaPath:"#/properties/name/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs3 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.description !== undefined){
let data2 = data.description;
const _errs5 = errors;
if(errors === _errs5){
if(typeof data2 === "string"){
if(func1(data2) > 1024){
validate62.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/maxLength",keyword:"maxLength",params:{limit: 1024},message:"must NOT have more than 1024 characters"}];
return false;
}
}
else {
validate62.errors = [{instancePath:instancePath+"/description",schemaPath:"#/properties/description/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid0 = _errs5 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.status !== undefined){
let data3 = data.status;
const _errs7 = errors;
if(typeof data3 !== "string"){
validate62.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data3 === "active") || (data3 === "inactive"))){
validate62.errors = [{instancePath:instancePath+"/status",schemaPath:"#/properties/status/enum",keyword:"enum",params:{allowedValues: schema73.properties.status.enum},message:"must be equal to one of the allowed values"}];
return false;
}
var valid0 = _errs7 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.includeInternalTxs !== undefined){
const _errs9 = errors;
if(typeof data.includeInternalTxs !== "boolean"){
validate62.errors = [{instancePath:instancePath+"/includeInternalTxs",schemaPath:"#/properties/includeInternalTxs/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs9 === errors;
}
else {
var valid0 = true;
}
if(valid0){
if(data.includeLogs !== undefined){
const _errs11 = errors;
if(typeof data.includeLogs !== "boolean"){
validate62.errors = [{instancePath:instancePath+"/includeLogs",schemaPath:"#/properties/includeLogs/type",keyword:"type",params:{type: "boolean"},message:"must be boolean"}];
return false;
}
var valid0 = _errs11 === errors;
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
else {
validate62.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate62.errors = vErrors;
return errors === 0;
}
validate62.evaluated = {"props":{"url":true,"name":true,"description":true,"status":true,"includeInternalTxs":true,"includeLogs":true},"dynamicProps":false,"dynamicItems":false};

const rule43 = validate63;
const schema74 = {"type":"object","required":["addresses"],"properties":{"addresses":{"type":"array","minItems":1,"maxItems":1000,"items":{"type":"string","minLength":1}}}};

function validate63(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate63.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(data && typeof data == "object" && !Array.isArray(data)){
let missing0;
if((data.addresses === undefined) && (missing0 = "addresses")){
validate63.errors = [{instancePath,schemaPath:"#/required",keyword:"required",params:{missingProperty: missing0},message:"must have required property '"+missing0+"'"}];
return false;
}
else {
if(data.addresses !== undefined){
let data0 = data.addresses;
const _errs1 = errors;
if(errors === _errs1){
if(Array.isArray(data0)){
if(data0.length > 1000){
validate63.errors = [{instancePath:instancePath+"/addresses",schemaPath:"#/properties/addresses/maxItems",keyword:"maxItems",params:{limit: 1000},message:"must NOT have more than 1000 items"}];
return false;
}
else {
if(data0.length < 1){
validate63.errors = [{instancePath:instancePath+"/addresses",schemaPath:"#/properties/addresses/minItems",keyword:"minItems",params:{limit: 1},message:"must NOT have fewer than 1 items"}];
return false;
}
else {
var valid1 = true;
const len0 = data0.length;
for(let i0=0; i0<len0; i0++){
let data1 = data0[i0];
const _errs3 = errors;
if(errors === _errs3){
if(typeof data1 === "string"){
if(func1(data1) < 1){
validate63.errors = [{instancePath:instancePath+"/addresses/" + i0,schemaPath:"#/properties/addresses/items/minLength",keyword:"minLength",params:{limit: 1},message:"must NOT have fewer than 1 characters"}];
return false;
}
}
else {
validate63.errors = [{instancePath:instancePath+"/addresses/" + i0,schemaPath:"#/properties/addresses/items/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
var valid1 = _errs3 === errors;
if(!valid1){
break;
}
}
}
}
}
else {
validate63.errors = [{instancePath:instancePath+"/addresses",schemaPath:"#/properties/addresses/type",keyword:"type",params:{type: "array"},message:"must be array"}];
return false;
}
}
}
}
}
else {
validate63.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "object"},message:"must be object"}];
return false;
}
}
validate63.errors = vErrors;
return errors === 0;
}
validate63.evaluated = {"props":{"addresses":true},"dynamicProps":false,"dynamicItems":false};

const rule44 = validate64;
const schema75 = {"type":"string","enum":["waiting","delivered","dead"]};

function validate64(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate64.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate64.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data === "waiting") || (data === "delivered")) || (data === "dead"))){
validate64.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema75.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate64.errors = vErrors;
return errors === 0;
}
validate64.evaluated = {"dynamicProps":false,"dynamicItems":false};

const rule45 = validate65;
const schema76 = {"type":"integer","minimum":0,"maximum":9007199254740991};

function validate65(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate65.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate65.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === 0){
if(typeof data == "number"){
if(data > 9007199254740991 || isNaN(data)){
validate65.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 9007199254740991},message:"must be <= 9007199254740991"}];
return false;
}
else {
if(data < 0 || isNaN(data)){
validate65.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 0},message:"must be >= 0"}];
return false;
}
}
}
}
validate65.errors = vErrors;
return errors === 0;
}
validate65.evaluated = {"dynamicProps":false,"dynamicItems":false};

const rule46 = validate66;
const schema77 = {"type":"string","enum":["minute","hourly","daily","weekly","monthly"]};

function validate66(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate66.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate66.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((data === "minute") || (data === "hourly")) || (data === "daily")) || (data === "weekly")) || (data === "monthly"))){
validate66.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema77.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate66.errors = vErrors;
return errors === 0;
}
validate66.evaluated = {"dynamicProps":false,"dynamicItems":false};

const rule47 = validate67;
const schema78 = {"type":"string","enum":["requestPath","responseCode","chainId","apiKeyId","requestType"]};

function validate67(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate67.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate67.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((data === "requestPath") || (data === "responseCode")) || (data === "chainId")) || (data === "apiKeyId")) || (data === "requestType"))){
validate67.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema78.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate67.errors = vErrors;
return errors === 0;
}
validate67.evaluated = {"dynamicProps":false,"dynamicItems":false};

const rule48 = validate68;
const schema79 = {"type":"string","pattern":"^[1-5][0-9]{2}$"};
const pattern21 = new RegExp("^[1-5][0-9]{2}$", "u");

function validate68(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate68.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(errors === 0){
if(typeof data === "string"){
if(!pattern21.test(data)){
validate68.errors = [{instancePath,schemaPath:"#/pattern",keyword:"pattern",params:{pattern: "^[1-5][0-9]{2}$"},message:"must match pattern \""+"^[1-5][0-9]{2}$"+"\""}];
return false;
}
}
else {
validate68.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
}
validate68.errors = vErrors;
return errors === 0;
}
validate68.evaluated = {"dynamicProps":false,"dynamicItems":false};

const rule49 = validate69;
const schema80 = {"type":"string","enum":["data","rpc"]};

function validate69(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate69.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate69.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data === "data") || (data === "rpc"))){
validate69.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema80.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate69.errors = vErrors;
return errors === 0;
}
validate69.evaluated = {"dynamicProps":false,"dynamicItems":false};

const rule50 = validate70;
const schema81 = {"type":"string","enum":["hourly","daily","weekly","monthly"]};

function validate70(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate70.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate70.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data === "hourly") || (data === "daily")) || (data === "weekly")) || (data === "monthly"))){
validate70.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema81.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate70.errors = vErrors;
return errors === 0;
}
validate70.evaluated = {"dynamicProps":false,"dynamicItems":false};

const rule51 = validate71;
const schema82 = {"type":"string","enum":["rpcMethod","responseCode","rlBypassToken"]};

function validate71(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate71.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate71.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data === "rpcMethod") || (data === "responseCode")) || (data === "rlBypassToken"))){
validate71.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema82.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate71.errors = vErrors;
return errors === 0;
}
validate71.evaluated = {"dynamicProps":false,"dynamicItems":false};

const rule52 = validate72;
const schema83 = {"type":"string","enum":["activeAddresses","activeSenders","avgGasPrice","avgGps","avgTps","contracts","cumulativeAddresses","cumulativeContracts","cumulativeDeployers","cumulativeTxCount","deployers","feesPaid","gasUsed","maxGasPrice","maxGps","maxTps","txCount"]};

function validate72(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate72.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate72.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((((((((((((data === "activeAddresses") || (data === "activeSenders")) || (data === "avgGasPrice")) || (data === "avgGps")) || (data === "avgTps")) || (data === "contracts")) || (data === "cumulativeAddresses")) || (data === "cumulativeContracts")) || (data === "cumulativeDeployers")) || (data === "cumulativeTxCount")) || (data === "deployers")) || (data === "feesPaid")) || (data === "gasUsed")) || (data === "maxGasPrice")) || (data === "maxGps")) || (data === "maxTps")) || (data === "txCount"))){
validate72.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema83.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate72.errors = vErrors;
return errors === 0;
}
validate72.evaluated = {"dynamicProps":false,"dynamicItems":false};

const rule53 = validate73;
const schema84 = {"type":"string","enum":["hour","day","week","month"]};

function validate73(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate73.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate73.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data === "hour") || (data === "day")) || (data === "week")) || (data === "month"))){
validate73.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema84.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate73.errors = vErrors;
return errors === 0;
}
validate73.evaluated = {"dynamicProps":false,"dynamicItems":false};

const rule54 = validate74;
const schema85 = {"type":"integer","minimum":1,"maximum":2160};

function validate74(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate74.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate74.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === 0){
if(typeof data == "number"){
if(data > 2160 || isNaN(data)){
validate74.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 2160},message:"must be <= 2160"}];
return false;
}
else {
if(data < 1 || isNaN(data)){
validate74.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
validate74.errors = vErrors;
return errors === 0;
}
validate74.evaluated = {"dynamicProps":false,"dynamicItems":false};

const rule55 = validate75;
const schema86 = {"type":"string","enum":["activeAddresses","activeSenders","avgGasPrice","avgGps","avgTps","contracts","deployers","feesPaid","gasUsed","maxGasPrice","maxGps","maxTps","txCount"]};

function validate75(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate75.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate75.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((((((((((((data === "activeAddresses") || (data === "activeSenders")) || (data === "avgGasPrice")) || (data === "avgGps")) || (data === "avgTps")) || (data === "contracts")) || (data === "deployers")) || (data === "feesPaid")) || (data === "gasUsed")) || (data === "maxGasPrice")) || (data === "maxGps")) || (data === "maxTps")) || (data === "txCount"))){
validate75.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema86.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate75.errors = vErrors;
return errors === 0;
}
validate75.evaluated = {"dynamicProps":false,"dynamicItems":false};

const rule56 = validate76;
const schema87 = {"type":"string","enum":["srcBlockchainId","destBlockchainId","srcBlockchainId,destBlockchainId"]};

function validate76(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate76.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate76.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data === "srcBlockchainId") || (data === "destBlockchainId")) || (data === "srcBlockchainId,destBlockchainId"))){
validate76.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema87.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate76.errors = vErrors;
return errors === 0;
}
validate76.evaluated = {"dynamicProps":false,"dynamicItems":false};

const rule57 = validate77;
const schema88 = {"type":"string","enum":["delegatorCount","delegatorWeight","validatorCount","validatorWeight"]};

function validate77(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate77.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate77.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((((data === "delegatorCount") || (data === "delegatorWeight")) || (data === "validatorCount")) || (data === "validatorWeight"))){
validate77.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema88.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate77.errors = vErrors;
return errors === 0;
}
validate77.evaluated = {"dynamicProps":false,"dynamicItems":false};

const rule58 = validate78;
const schema89 = {"type":"integer","minimum":1,"maximum":5000};

function validate78(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate78.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(!((typeof data == "number") && (!(data % 1) && !isNaN(data)))){
validate78.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "integer"},message:"must be integer"}];
return false;
}
if(errors === 0){
if(typeof data == "number"){
if(data > 5000 || isNaN(data)){
validate78.errors = [{instancePath,schemaPath:"#/maximum",keyword:"maximum",params:{comparison: "<=", limit: 5000},message:"must be <= 5000"}];
return false;
}
else {
if(data < 1 || isNaN(data)){
validate78.errors = [{instancePath,schemaPath:"#/minimum",keyword:"minimum",params:{comparison: ">=", limit: 1},message:"must be >= 1"}];
return false;
}
}
}
}
validate78.errors = vErrors;
return errors === 0;
}
validate78.evaluated = {"dynamicProps":false,"dynamicItems":false};

const rule59 = validate79;
const schema90 = {"type":"string","enum":["perNodeCumulativeFeesPaid","perNodeDailyFeesPaid"]};

function validate79(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate79.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate79.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data === "perNodeCumulativeFeesPaid") || (data === "perNodeDailyFeesPaid"))){
validate79.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema90.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate79.errors = vErrors;
return errors === 0;
}
validate79.evaluated = {"dynamicProps":false,"dynamicItems":false};

const rule60 = validate80;
const schema91 = {"type":"string","enum":["perSubnetCumulativeFeesPaid","perSubnetDailyFeesPaid","perSubnetPayingValidators"]};

function validate80(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate80.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate80.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data === "perSubnetCumulativeFeesPaid") || (data === "perSubnetDailyFeesPaid")) || (data === "perSubnetPayingValidators"))){
validate80.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema91.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate80.errors = vErrors;
return errors === 0;
}
validate80.evaluated = {"dynamicProps":false,"dynamicItems":false};

const rule61 = validate81;
const schema92 = {"type":"string","enum":["validationCumulativeFeesDaily","validationFeesDaily"]};

function validate81(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate81.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate81.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!((data === "validationCumulativeFeesDaily") || (data === "validationFeesDaily"))){
validate81.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema92.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate81.errors = vErrors;
return errors === 0;
}
validate81.evaluated = {"dynamicProps":false,"dynamicItems":false};

const rule62 = validate82;
const schema93 = {"type":"string","enum":["totalCumulativeFeesDaily","totalPayingValidatorsDaily","totalValidatorFeesDaily"]};

function validate82(data, {instancePath="", parentData, parentDataProperty, rootData=data, dynamicAnchors={}}={}){
let vErrors = null;
let errors = 0;
const evaluated0 = validate82.evaluated;
if(evaluated0.dynamicProps){
evaluated0.props = undefined;
}
if(evaluated0.dynamicItems){
evaluated0.items = undefined;
}
if(typeof data !== "string"){
validate82.errors = [{instancePath,schemaPath:"#/type",keyword:"type",params:{type: "string"},message:"must be string"}];
return false;
}
if(!(((data === "totalCumulativeFeesDaily") || (data === "totalPayingValidatorsDaily")) || (data === "totalValidatorFeesDaily"))){
validate82.errors = [{instancePath,schemaPath:"#/enum",keyword:"enum",params:{allowedValues: schema93.enum},message:"must be equal to one of the allowed values"}];
return false;
}
validate82.errors = vErrors;
return errors === 0;
}
validate82.evaluated = {"dynamicProps":false,"dynamicItems":false};


/** Every operation of both interfaces. */
export const specOperations: readonly SpecOperation[] = [
  {"id":"aggregateSignatures","of":"data","method":"POST","path":"/v1/signatureAggregator/{network}/aggregateSignatures","weight":20,"parameters":[{"name":"network","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule0}],"body":{"required":true,"validate":rule1}},
  {"id":"aggregateSignaturesForTransaction","of":"data","method":"GET","path":"/v1/signatureAggregator/{network}/aggregateSignatures/{txHash}","weight":20,"parameters":[{"name":"network","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule0},{"name":"txHash","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule2}]},
  {"id":"exportTransactions","of":"data","method":"POST","path":"/v1/operations/transactions:export","weight":20,"parameters":[],"body":{"required":true,"variants":{"field":"type","indexes":{"TRANSACTION_EXPORT_EVM":0,"TRANSACTION_EXPORT_PRIMARY_NETWORK":1,"TRANSACTION_EXPORT_PRIMARY_NETWORK_STAKING":1,"TRANSACTION_EXPORT_PRIMARY_NETWORK_SIMPLE":1}},"validate":rule3}},
  {"id":"getOperation","of":"data","method":"GET","path":"/v1/operations/{operationId}","weight":10,"parameters":[{"name":"operationId","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule2}]},
  {"id":"listTransactions","of":"data","method":"GET","path":"/v1/networks/{network}/blockchains/{blockchainId}/transactions","weight":100,"parameters":[{"name":"network","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule0},{"name":"blockchainId","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule4},{"name":"addresses","in":"query","required":false,"csv":true,"isList":true,"type":"string","validate":rule5},{"name":"l1ValidationId","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"txTypes","in":"query","required":false,"csv":false,"isList":true,"type":"string","validate":rule6},{"name":"startTimestamp","in":"query","required":false,"csv":false,"isList":false,"type":"integer","validate":rule7},{"name":"endTimestamp","in":"query","required":false,"csv":false,"isList":false,"type":"integer","validate":rule7},{"name":"pageToken","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"pageSize","in":"query","required":false,"csv":false,"isList":false,"type":"integer","default":10,"validate":rule8},{"name":"sortOrder","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule9}]},
  {"id":"listStakingTransactions","of":"data","method":"GET","path":"/v1/networks/{network}/blockchains/{blockchainId}/transactions:listStaking","weight":100,"parameters":[{"name":"network","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule0},{"name":"blockchainId","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule10},{"name":"addresses","in":"query","required":false,"csv":true,"isList":true,"type":"string","validate":rule5},{"name":"txTypes","in":"query","required":false,"csv":false,"isList":true,"type":"string","validate":rule6},{"name":"startTimestamp","in":"query","required":false,"csv":false,"isList":false,"type":"integer","validate":rule7},{"name":"endTimestamp","in":"query","required":false,"csv":false,"isList":false,"type":"integer","validate":rule7},{"name":"pageToken","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"pageSize","in":"query","required":false,"csv":false,"isList":false,"type":"integer","default":10,"validate":rule8},{"name":"sortOrder","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule9}]},
  {"id":"streamPrimaryTransactions","of":"data","method":"GET","path":"/v1/networks/{network}/blockchains/{blockchainId}/transactions:stream","weight":100,"parameters":[{"name":"network","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule0},{"name":"blockchainId","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule4},{"name":"addresses","in":"query","required":false,"csv":true,"isList":true,"type":"string","validate":rule5},{"name":"txTypes","in":"query","required":false,"csv":false,"isList":true,"type":"string","validate":rule6},{"name":"since","in":"query","required":false,"csv":false,"isList":false,"type":"string","default":"latest","validate":rule11}]},
  {"id":"getPrimaryTransaction","of":"data","method":"GET","path":"/v1/networks/{network}/blockchains/{blockchainId}/transactions/{txHash}","weight":20,"parameters":[{"name":"network","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule0},{"name":"blockchainId","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule4},{"name":"txHash","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule2}]},
  {"id":"listUtxos","of":"data","method":"GET","path":"/v1/networks/{network}/blockchains/{blockchainId}/utxos","weight":100,"parameters":[{"name":"network","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule0},{"name":"blockchainId","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule4},{"name":"addresses","in":"query","required":false,"csv":true,"isList":true,"type":"string","validate":rule5},{"name":"pageToken","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"pageSize","in":"query","required":false,"csv":false,"isList":false,"type":"integer","default":10,"validate":rule8},{"name":"assetId","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"minUtxoAmount","in":"query","required":false,"csv":false,"isList":false,"type":"number","default":0,"validate":rule12},{"name":"includeSpent","in":"query","required":false,"csv":false,"isList":false,"type":"boolean","validate":rule13},{"name":"sortBy","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule14},{"name":"sortOrder","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule9}]},
  {"id":"queryUtxos","of":"data","method":"POST","path":"/v1/networks/{network}/blockchains/{blockchainId}/utxos","weight":100,"parameters":[{"name":"network","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule0},{"name":"blockchainId","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule4},{"name":"pageToken","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"pageSize","in":"query","required":false,"csv":false,"isList":false,"type":"integer","default":10,"validate":rule15},{"name":"assetId","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"minUtxoAmount","in":"query","required":false,"csv":false,"isList":false,"type":"number","default":0,"validate":rule12},{"name":"includeSpent","in":"query","required":false,"csv":false,"isList":false,"type":"boolean","validate":rule13},{"name":"sortBy","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule14},{"name":"sortOrder","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule9}],"body":{"required":true,"validate":rule16}},
  {"id":"getBalances","of":"data","method":"GET","path":"/v1/networks/{network}/blockchains/{blockchainId}/balances","weight":100,"parameters":[{"name":"network","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule0},{"name":"blockchainId","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule4},{"name":"addresses","in":"query","required":true,"csv":true,"isList":true,"type":"string","validate":rule17},{"name":"blockTimestamp","in":"query","required":false,"csv":false,"isList":false,"type":"integer","validate":rule7}]},
  {"id":"getLastActivity","of":"data","method":"GET","path":"/v1/networks/{network}/blockchains/{blockchainId}/lastActivityTimestampByAddresses","weight":100,"parameters":[{"name":"network","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule0},{"name":"blockchainId","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule4},{"name":"addresses","in":"query","required":true,"csv":true,"isList":true,"type":"string","validate":rule17}]},
  {"id":"queryLastActivity","of":"data","method":"POST","path":"/v1/networks/{network}/blockchains/{blockchainId}/lastActivityTimestampByAddresses","weight":100,"parameters":[{"name":"network","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule0},{"name":"blockchainId","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule4}],"body":{"required":true,"validate":rule16}},
  {"id":"getAsset","of":"data","method":"GET","path":"/v1/networks/{network}/blockchains/{blockchainId}/assets/{assetId}","weight":20,"parameters":[{"name":"network","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule0},{"name":"blockchainId","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule18},{"name":"assetId","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule2}]},
  {"id":"listAssetTransactions","of":"data","method":"GET","path":"/v1/networks/{network}/blockchains/{blockchainId}/assets/{assetId}/transactions","weight":100,"parameters":[{"name":"network","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule0},{"name":"blockchainId","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule18},{"name":"assetId","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"txTypes","in":"query","required":false,"csv":false,"isList":true,"type":"string","validate":rule6},{"name":"startTimestamp","in":"query","required":false,"csv":false,"isList":false,"type":"integer","validate":rule7},{"name":"endTimestamp","in":"query","required":false,"csv":false,"isList":false,"type":"integer","validate":rule7},{"name":"pageToken","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"pageSize","in":"query","required":false,"csv":false,"isList":false,"type":"integer","default":10,"validate":rule8}]},
  {"id":"listVertices","of":"data","method":"GET","path":"/v1/networks/{network}/blockchains/{blockchainId}/vertices","weight":20,"parameters":[{"name":"network","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule0},{"name":"blockchainId","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule18},{"name":"pageToken","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"pageSize","in":"query","required":false,"csv":false,"isList":false,"type":"integer","default":10,"validate":rule8}]},
  {"id":"getVertex","of":"data","method":"GET","path":"/v1/networks/{network}/blockchains/{blockchainId}/vertices/{vertexHash}","weight":20,"parameters":[{"name":"network","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule0},{"name":"blockchainId","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule18},{"name":"vertexHash","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule2}]},
  {"id":"listVerticesByHeight","of":"data","method":"GET","path":"/v1/networks/{network}/blockchains/{blockchainId}/vertices:listByHeight","weight":20,"parameters":[{"name":"network","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule0},{"name":"blockchainId","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule18},{"name":"vertexHeight","in":"query","required":true,"csv":false,"isList":false,"type":"integer","validate":rule7},{"name":"pageToken","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"pageSize","in":"query","required":false,"csv":false,"isList":false,"type":"integer","default":10,"validate":rule8},{"name":"sortOrder","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule9}]},
  {"id":"getAvaxSupply","of":"data","method":"GET","path":"/v1/avax/supply","weight":20,"parameters":[]},
  {"id":"listSubnets","of":"data","method":"GET","path":"/v1/networks/{network}/subnets","weight":20,"parameters":[{"name":"network","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule0},{"name":"pageToken","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"pageSize","in":"query","required":false,"csv":false,"isList":false,"type":"integer","default":100,"validate":rule19},{"name":"sortOrder","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule9}]},
  {"id":"getSubnetById","of":"data","method":"GET","path":"/v1/networks/{network}/subnets/{subnetId}","weight":20,"parameters":[{"name":"network","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule0},{"name":"subnetId","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule2}]},
  {"id":"listBlockchains","of":"data","method":"GET","path":"/v1/networks/{network}/blockchains","weight":20,"parameters":[{"name":"network","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule0},{"name":"pageToken","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"pageSize","in":"query","required":false,"csv":false,"isList":false,"type":"integer","default":100,"validate":rule19},{"name":"sortOrder","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule9}]},
  {"id":"getBlockchain","of":"data","method":"GET","path":"/v1/networks/{network}/blockchains/{blockchainId}","weight":20,"parameters":[{"name":"network","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule0},{"name":"blockchainId","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule2}]},
  {"id":"listValidators","of":"data","method":"GET","path":"/v1/networks/{network}/validators","weight":20,"parameters":[{"name":"network","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule0},{"name":"pageToken","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"pageSize","in":"query","required":false,"csv":false,"isList":false,"type":"integer","default":10,"validate":rule8},{"name":"nodeIds","in":"query","required":false,"csv":true,"isList":true,"type":"string","validate":rule5},{"name":"sortBy","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule20},{"name":"sortOrder","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule9},{"name":"validationStatus","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule21},{"name":"minDelegationCapacity","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule22},{"name":"maxDelegationCapacity","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule22},{"name":"minTimeRemaining","in":"query","required":false,"csv":false,"isList":false,"type":"number","validate":rule23},{"name":"maxTimeRemaining","in":"query","required":false,"csv":false,"isList":false,"type":"number","validate":rule23},{"name":"minFeePercentage","in":"query","required":false,"csv":false,"isList":false,"type":"number","validate":rule24},{"name":"maxFeePercentage","in":"query","required":false,"csv":false,"isList":false,"type":"number","validate":rule24},{"name":"minUptimePerformance","in":"query","required":false,"csv":false,"isList":false,"type":"number","validate":rule25},{"name":"maxUptimePerformance","in":"query","required":false,"csv":false,"isList":false,"type":"number","validate":rule25},{"name":"subnetId","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule2}]},
  {"id":"streamValidatorEvents","of":"data","method":"GET","path":"/v1/networks/{network}/validators:stream","weight":20,"parameters":[{"name":"network","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule0},{"name":"nodeIds","in":"query","required":false,"csv":true,"isList":true,"type":"string","validate":rule5},{"name":"subnetId","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"since","in":"query","required":false,"csv":false,"isList":false,"type":"string","default":"latest","validate":rule11}]},
  {"id":"listValidatorsByNode","of":"data","method":"GET","path":"/v1/networks/{network}/validators/{nodeId}","weight":20,"parameters":[{"name":"network","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule0},{"name":"nodeId","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule26},{"name":"pageToken","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"pageSize","in":"query","required":false,"csv":false,"isList":false,"type":"integer","default":10,"validate":rule8},{"name":"validationStatus","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule21},{"name":"sortOrder","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule9}]},
  {"id":"listDelegators","of":"data","method":"GET","path":"/v1/networks/{network}/delegators","weight":20,"parameters":[{"name":"network","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule0},{"name":"pageToken","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"pageSize","in":"query","required":false,"csv":false,"isList":false,"type":"integer","default":10,"validate":rule8},{"name":"rewardAddresses","in":"query","required":false,"csv":true,"isList":true,"type":"string","validate":rule5},{"name":"sortOrder","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule9},{"name":"delegationStatus","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule27},{"name":"nodeIds","in":"query","required":false,"csv":true,"isList":true,"type":"string","validate":rule5}]},
  {"id":"listL1Validators","of":"data","method":"GET","path":"/v1/networks/{network}/l1Validators","weight":20,"parameters":[{"name":"network","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule0},{"name":"l1ValidationId","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"includeInactiveL1Validators","in":"query","required":false,"csv":false,"isList":false,"type":"boolean","default":false,"validate":rule13},{"name":"nodeId","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"subnetId","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"pageToken","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"pageSize","in":"query","required":false,"csv":false,"isList":false,"type":"integer","default":10,"validate":rule8}]},
  {"id":"getNetwork","of":"data","method":"GET","path":"/v1/networks/{network}","weight":100,"parameters":[{"name":"network","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule0}]},
  {"id":"listHistoricalRewards","of":"data","method":"GET","path":"/v1/networks/{network}/rewards","weight":100,"parameters":[{"name":"network","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule0},{"name":"addresses","in":"query","required":false,"csv":true,"isList":true,"type":"string","validate":rule5},{"name":"nodeIds","in":"query","required":false,"csv":true,"isList":true,"type":"string","validate":rule5},{"name":"currency","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule28},{"name":"pageToken","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"pageSize","in":"query","required":false,"csv":false,"isList":false,"type":"integer","default":10,"validate":rule8},{"name":"sortOrder","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule9}]},
  {"id":"listPendingRewards","of":"data","method":"GET","path":"/v1/networks/{network}/rewards:listPending","weight":100,"parameters":[{"name":"network","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule0},{"name":"addresses","in":"query","required":false,"csv":true,"isList":true,"type":"string","validate":rule5},{"name":"nodeIds","in":"query","required":false,"csv":true,"isList":true,"type":"string","validate":rule5},{"name":"pageToken","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"pageSize","in":"query","required":false,"csv":false,"isList":false,"type":"integer","default":10,"validate":rule8},{"name":"sortOrder","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule9}]},
  {"id":"listChainIds","of":"data","method":"GET","path":"/v1/networks/{network}/addresses:listChainIds","weight":100,"parameters":[{"name":"network","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule0},{"name":"addresses","in":"query","required":true,"csv":true,"isList":true,"type":"string","validate":rule17}]},
  {"id":"listBlocksByNode","of":"data","method":"GET","path":"/v1/networks/{network}/blockchains/{blockchainId}/nodes/{nodeId}/blocks","weight":20,"parameters":[{"name":"network","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule0},{"name":"blockchainId","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule4},{"name":"nodeId","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule26},{"name":"startTimestamp","in":"query","required":false,"csv":false,"isList":false,"type":"integer","validate":rule7},{"name":"endTimestamp","in":"query","required":false,"csv":false,"isList":false,"type":"integer","validate":rule7},{"name":"pageToken","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"pageSize","in":"query","required":false,"csv":false,"isList":false,"type":"integer","default":10,"validate":rule8}]},
  {"id":"listBlocks","of":"data","method":"GET","path":"/v1/networks/{network}/blockchains/{blockchainId}/blocks","weight":20,"parameters":[{"name":"network","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule0},{"name":"blockchainId","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule4},{"name":"startTimestamp","in":"query","required":false,"csv":false,"isList":false,"type":"integer","validate":rule7},{"name":"endTimestamp","in":"query","required":false,"csv":false,"isList":false,"type":"integer","validate":rule7},{"name":"pageToken","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"pageSize","in":"query","required":false,"csv":false,"isList":false,"type":"integer","default":10,"validate":rule8}]},
  {"id":"streamBlocks","of":"data","method":"GET","path":"/v1/networks/{network}/blockchains/{blockchainId}/blocks:stream","weight":20,"parameters":[{"name":"network","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule0},{"name":"blockchainId","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule4},{"name":"since","in":"query","required":false,"csv":false,"isList":false,"type":"string","default":"latest","validate":rule11}]},
  {"id":"getPrimaryBlock","of":"data","method":"GET","path":"/v1/networks/{network}/blockchains/{blockchainId}/blocks/{blockId}","weight":20,"parameters":[{"name":"network","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule0},{"name":"blockchainId","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule4},{"name":"blockId","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule2}]},
  {"id":"listChains","of":"data","method":"GET","path":"/v1/chains","weight":1,"parameters":[{"name":"network","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule0},{"name":"feature","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule29}]},
  {"id":"getTransaction","of":"data","method":"GET","path":"/v1/chains/{chainId}/transactions/{txHash}","weight":20,"parameters":[{"name":"chainId","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"txHash","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule30}]},
  {"id":"getDeploymentTransaction","of":"data","method":"GET","path":"/v1/chains/{chainId}/contracts/{address}/transactions:getDeployment","weight":20,"parameters":[{"name":"chainId","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"address","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule31},{"name":"currency","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule28}]},
  {"id":"listErc20Transfers","of":"data","method":"GET","path":"/v1/chains/{chainId}/addresses/{address}/transactions:listErc20","weight":20,"parameters":[{"name":"chainId","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"address","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule31},{"name":"startBlock","in":"query","required":false,"csv":false,"isList":false,"type":"integer","validate":rule7},{"name":"endBlock","in":"query","required":false,"csv":false,"isList":false,"type":"integer","validate":rule7},{"name":"pageToken","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"pageSize","in":"query","required":false,"csv":false,"isList":false,"type":"integer","default":10,"validate":rule8}]},
  {"id":"listErc721Transfers","of":"data","method":"GET","path":"/v1/chains/{chainId}/addresses/{address}/transactions:listErc721","weight":20,"parameters":[{"name":"chainId","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"address","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule31},{"name":"startBlock","in":"query","required":false,"csv":false,"isList":false,"type":"integer","validate":rule7},{"name":"endBlock","in":"query","required":false,"csv":false,"isList":false,"type":"integer","validate":rule7},{"name":"pageToken","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"pageSize","in":"query","required":false,"csv":false,"isList":false,"type":"integer","default":10,"validate":rule8}]},
  {"id":"listErc1155Transfers","of":"data","method":"GET","path":"/v1/chains/{chainId}/addresses/{address}/transactions:listErc1155","weight":20,"parameters":[{"name":"chainId","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"address","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule31},{"name":"startBlock","in":"query","required":false,"csv":false,"isList":false,"type":"integer","validate":rule7},{"name":"endBlock","in":"query","required":false,"csv":false,"isList":false,"type":"integer","validate":rule7},{"name":"pageToken","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"pageSize","in":"query","required":false,"csv":false,"isList":false,"type":"integer","default":10,"validate":rule8}]},
  {"id":"getEvmChain","of":"data","method":"GET","path":"/v1/chains/{chainId}","weight":1,"parameters":[{"name":"chainId","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule2}]},
  {"id":"listAddressChains","of":"data","method":"GET","path":"/v1/address/{address}/chains","weight":20,"parameters":[{"name":"address","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule31}]},
  {"id":"getAddressChains","of":"data","method":"GET","path":"/v1/chains/address/{address}","weight":1,"parameters":[{"name":"address","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule31}]},
  {"id":"listLatestBlocksAllChains","of":"data","method":"GET","path":"/v1/blocks","weight":20,"parameters":[{"name":"network","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule0},{"name":"pageToken","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"pageSize","in":"query","required":false,"csv":false,"isList":false,"type":"integer","default":10,"validate":rule8}]},
  {"id":"listAllLatestBlocks","of":"data","method":"GET","path":"/v1/chains/allBlocks","weight":1,"parameters":[{"name":"network","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule0},{"name":"pageToken","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"pageSize","in":"query","required":false,"csv":false,"isList":false,"type":"integer","default":10,"validate":rule8}]},
  {"id":"listLatestTransactionsAllChains","of":"data","method":"GET","path":"/v1/transactions","weight":20,"parameters":[{"name":"network","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule0},{"name":"status","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule32},{"name":"pageToken","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"pageSize","in":"query","required":false,"csv":false,"isList":false,"type":"integer","default":10,"validate":rule8}]},
  {"id":"listAllLatestTransactions","of":"data","method":"GET","path":"/v1/chains/allTransactions","weight":1,"parameters":[{"name":"network","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule0},{"name":"status","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule32},{"name":"pageToken","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"pageSize","in":"query","required":false,"csv":false,"isList":false,"type":"integer","default":10,"validate":rule8}]},
  {"id":"listEvmBlocks","of":"data","method":"GET","path":"/v1/chains/{chainId}/blocks","weight":10,"parameters":[{"name":"chainId","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"pageToken","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"pageSize","in":"query","required":false,"csv":false,"isList":false,"type":"integer","default":10,"validate":rule8}]},
  {"id":"streamEvmBlocks","of":"data","method":"GET","path":"/v1/chains/{chainId}/blocks:stream","weight":10,"parameters":[{"name":"chainId","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"since","in":"query","required":false,"csv":false,"isList":false,"type":"string","default":"latest","validate":rule11}]},
  {"id":"getEvmBlock","of":"data","method":"GET","path":"/v1/chains/{chainId}/blocks/{blockId}","weight":10,"parameters":[{"name":"chainId","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"blockId","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule2}]},
  {"id":"listEvmBlockTransactions","of":"data","method":"GET","path":"/v1/chains/{chainId}/blocks/{blockId}/transactions","weight":20,"parameters":[{"name":"chainId","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"blockId","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"pageToken","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"pageSize","in":"query","required":false,"csv":false,"isList":false,"type":"integer","default":0,"validate":rule33}]},
  {"id":"listEvmTransactions","of":"data","method":"GET","path":"/v1/chains/{chainId}/transactions","weight":20,"parameters":[{"name":"chainId","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"status","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule32},{"name":"pageToken","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"pageSize","in":"query","required":false,"csv":false,"isList":false,"type":"integer","default":10,"validate":rule8}]},
  {"id":"streamEvmTransactions","of":"data","method":"GET","path":"/v1/chains/{chainId}/transactions:stream","weight":20,"parameters":[{"name":"chainId","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"addresses","in":"query","required":false,"csv":true,"isList":true,"type":"string","validate":rule34},{"name":"since","in":"query","required":false,"csv":false,"isList":false,"type":"string","default":"latest","validate":rule11}]},
  {"id":"listAddressTransactions","of":"data","method":"GET","path":"/v1/chains/{chainId}/addresses/{address}/transactions","weight":20,"parameters":[{"name":"chainId","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"address","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule31},{"name":"startBlock","in":"query","required":false,"csv":false,"isList":false,"type":"integer","validate":rule7},{"name":"endBlock","in":"query","required":false,"csv":false,"isList":false,"type":"integer","validate":rule7},{"name":"sortOrder","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule9},{"name":"pageToken","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"pageSize","in":"query","required":false,"csv":false,"isList":false,"type":"integer","default":10,"validate":rule8}]},
  {"id":"listAddressTransactionsV2","of":"data","method":"GET","path":"/v2/chains/{chainId}/addresses/{address}/transactions","weight":20,"parameters":[{"name":"chainId","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"address","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule31},{"name":"startBlock","in":"query","required":false,"csv":false,"isList":false,"type":"integer","validate":rule7},{"name":"endBlock","in":"query","required":false,"csv":false,"isList":false,"type":"integer","validate":rule7},{"name":"filterSpamTokens","in":"query","required":false,"csv":false,"isList":false,"type":"boolean","validate":rule13},{"name":"sortOrder","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule9},{"name":"pageToken","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"pageSize","in":"query","required":false,"csv":false,"isList":false,"type":"integer","default":10,"validate":rule8}]},
  {"id":"listNativeTransactions","of":"data","method":"GET","path":"/v1/chains/{chainId}/addresses/{address}/transactions:listNative","weight":20,"parameters":[{"name":"chainId","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"address","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule31},{"name":"startBlock","in":"query","required":false,"csv":false,"isList":false,"type":"integer","validate":rule7},{"name":"endBlock","in":"query","required":false,"csv":false,"isList":false,"type":"integer","validate":rule7},{"name":"pageToken","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"pageSize","in":"query","required":false,"csv":false,"isList":false,"type":"integer","default":10,"validate":rule8}]},
  {"id":"listInternalTransactions","of":"data","method":"GET","path":"/v1/chains/{chainId}/addresses/{address}/transactions:listInternals","weight":20,"parameters":[{"name":"chainId","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"address","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule31},{"name":"startBlock","in":"query","required":false,"csv":false,"isList":false,"type":"integer","validate":rule7},{"name":"endBlock","in":"query","required":false,"csv":false,"isList":false,"type":"integer","validate":rule7},{"name":"pageToken","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"pageSize","in":"query","required":false,"csv":false,"isList":false,"type":"integer","default":10,"validate":rule8}]},
  {"id":"getNativeBalance","of":"data","method":"GET","path":"/v1/chains/{chainId}/addresses/{address}/balances:getNative","weight":20,"parameters":[{"name":"chainId","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"address","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule31},{"name":"blockNumber","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule35},{"name":"currency","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule28}]},
  {"id":"listErc20Balances","of":"data","method":"GET","path":"/v1/chains/{chainId}/addresses/{address}/balances:listErc20","weight":20,"parameters":[{"name":"chainId","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"address","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule31},{"name":"blockNumber","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule35},{"name":"pageToken","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"pageSize","in":"query","required":false,"csv":false,"isList":false,"type":"integer","default":10,"validate":rule36},{"name":"filterSpamTokens","in":"query","required":false,"csv":false,"isList":false,"type":"boolean","default":true,"validate":rule13},{"name":"contractAddresses","in":"query","required":false,"csv":true,"isList":true,"type":"string","validate":rule37},{"name":"currency","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule28}]},
  {"id":"listErc721Balances","of":"data","method":"GET","path":"/v1/chains/{chainId}/addresses/{address}/balances:listErc721","weight":20,"parameters":[{"name":"chainId","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"address","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule31},{"name":"pageToken","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"pageSize","in":"query","required":false,"csv":false,"isList":false,"type":"integer","default":10,"validate":rule36},{"name":"contractAddress","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule31}]},
  {"id":"listErc1155Balances","of":"data","method":"GET","path":"/v1/chains/{chainId}/addresses/{address}/balances:listErc1155","weight":20,"parameters":[{"name":"chainId","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"address","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule31},{"name":"blockNumber","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule35},{"name":"pageToken","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"pageSize","in":"query","required":false,"csv":false,"isList":false,"type":"integer","default":10,"validate":rule36},{"name":"contractAddress","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule31}]},
  {"id":"listCollectibleBalances","of":"data","method":"GET","path":"/v1/chains/{chainId}/addresses/{address}/balances:listCollectibles","weight":20,"parameters":[{"name":"chainId","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"address","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule31},{"name":"pageToken","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"pageSize","in":"query","required":false,"csv":false,"isList":false,"type":"integer","default":10,"validate":rule36},{"name":"contractAddress","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule31}]},
  {"id":"listTokenTransfers","of":"data","method":"GET","path":"/v1/chains/{chainId}/tokens/{address}/transfers","weight":20,"parameters":[{"name":"chainId","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"address","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule31},{"name":"startBlock","in":"query","required":false,"csv":false,"isList":false,"type":"integer","validate":rule7},{"name":"endBlock","in":"query","required":false,"csv":false,"isList":false,"type":"integer","validate":rule7},{"name":"pageToken","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"pageSize","in":"query","required":false,"csv":false,"isList":false,"type":"integer","default":10,"validate":rule8}]},
  {"id":"streamEvmTransfers","of":"data","method":"GET","path":"/v1/chains/{chainId}/transfers:stream","weight":20,"parameters":[{"name":"chainId","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"addresses","in":"query","required":false,"csv":true,"isList":true,"type":"string","validate":rule34},{"name":"tokens","in":"query","required":false,"csv":true,"isList":true,"type":"string","validate":rule34},{"name":"kinds","in":"query","required":false,"csv":true,"isList":true,"type":"string","validate":rule38},{"name":"since","in":"query","required":false,"csv":false,"isList":false,"type":"string","default":"latest","validate":rule11}]},
  {"id":"streamEvmLogs","of":"data","method":"GET","path":"/v1/chains/{chainId}/logs:stream","weight":20,"parameters":[{"name":"chainId","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"addresses","in":"query","required":false,"csv":true,"isList":true,"type":"string","validate":rule34},{"name":"topics","in":"query","required":false,"csv":true,"isList":true,"type":"string","validate":rule39},{"name":"since","in":"query","required":false,"csv":false,"isList":false,"type":"string","default":"latest","validate":rule11}]},
  {"id":"getContractMetadata","of":"data","method":"GET","path":"/v1/chains/{chainId}/addresses/{address}","weight":20,"parameters":[{"name":"chainId","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"address","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule31}]},
  {"id":"listContractDeployments","of":"data","method":"GET","path":"/v1/chains/{chainId}/contracts/{address}/deployments","weight":20,"parameters":[{"name":"chainId","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"address","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule31},{"name":"pageToken","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"pageSize","in":"query","required":false,"csv":false,"isList":false,"type":"integer","default":10,"validate":rule8}]},
  {"id":"listNfts","of":"data","method":"GET","path":"/v1/chains/{chainId}/nfts/collections/{address}/tokens","weight":20,"parameters":[{"name":"chainId","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"address","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule31},{"name":"pageToken","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"pageSize","in":"query","required":false,"csv":false,"isList":false,"type":"integer","default":10,"validate":rule8}]},
  {"id":"getNft","of":"data","method":"GET","path":"/v1/chains/{chainId}/nfts/collections/{address}/tokens/{tokenId}","weight":20,"parameters":[{"name":"chainId","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"address","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule31},{"name":"tokenId","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule2}]},
  {"id":"reindexNft","of":"data","method":"POST","path":"/v1/chains/{chainId}/nfts/collections/{address}/tokens/{tokenId}:reindex","weight":10,"parameters":[{"name":"chainId","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"address","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule31},{"name":"tokenId","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule2}]},
  {"id":"createWebhook","of":"data","method":"POST","path":"/v1/webhooks","weight":20,"parameters":[],"body":{"required":true,"variants":{"field":"eventType","indexes":{"address_activity":0,"primary_network_address_activity":1,"validator_activity":2}},"validate":rule40}},
  {"id":"listWebhooks","of":"data","method":"GET","path":"/v1/webhooks","weight":10,"parameters":[{"name":"pageToken","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"pageSize","in":"query","required":false,"csv":false,"isList":false,"type":"integer","default":10,"validate":rule8},{"name":"status","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule41}]},
  {"id":"rotateWebhookSecret","of":"data","method":"POST","path":"/v1/webhooks:generateOrRotateSharedSecret","weight":20,"parameters":[]},
  {"id":"getWebhookSecret","of":"data","method":"GET","path":"/v1/webhooks:getSharedSecret","weight":10,"parameters":[]},
  {"id":"getWebhook","of":"data","method":"GET","path":"/v1/webhooks/{id}","weight":10,"parameters":[{"name":"id","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule2}]},
  {"id":"updateWebhook","of":"data","method":"PATCH","path":"/v1/webhooks/{id}","weight":20,"parameters":[{"name":"id","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule2}],"body":{"required":true,"validate":rule42}},
  {"id":"deactivateWebhook","of":"data","method":"DELETE","path":"/v1/webhooks/{id}","weight":20,"parameters":[{"name":"id","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule2}]},
  {"id":"listWebhookAddresses","of":"data","method":"GET","path":"/v1/webhooks/{id}/addresses","weight":20,"parameters":[{"name":"pageToken","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"pageSize","in":"query","required":false,"csv":false,"isList":false,"type":"integer","default":10,"validate":rule8},{"name":"id","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule2}]},
  {"id":"addWebhookAddresses","of":"data","method":"PATCH","path":"/v1/webhooks/{id}/addresses","weight":20,"parameters":[{"name":"id","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule2}],"body":{"required":true,"validate":rule43}},
  {"id":"removeWebhookAddresses","of":"data","method":"DELETE","path":"/v1/webhooks/{id}/addresses","weight":20,"parameters":[{"name":"id","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule2}],"body":{"required":true,"validate":rule43}},
  {"id":"testWebhook","of":"data","method":"POST","path":"/v1/webhooks/{id}:test","weight":20,"parameters":[{"name":"id","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule2}]},
  {"id":"listWebhookMessages","of":"data","method":"GET","path":"/v1/webhooks/{id}/messages","weight":10,"parameters":[{"name":"id","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"pageToken","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"pageSize","in":"query","required":false,"csv":false,"isList":false,"type":"integer","default":10,"validate":rule8},{"name":"status","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule44}]},
  {"id":"resendWebhookMessage","of":"data","method":"POST","path":"/v1/webhooks/{id}/messages/{messageId}:resend","weight":20,"parameters":[{"name":"id","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"messageId","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule2}]},
  {"id":"getApiUsage","of":"data","method":"GET","path":"/v1/apiUsageMetrics","weight":200,"parameters":[{"name":"orgId","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"startTimestamp","in":"query","required":false,"csv":false,"isList":false,"type":"integer","validate":rule45},{"name":"endTimestamp","in":"query","required":false,"csv":false,"isList":false,"type":"integer","validate":rule45},{"name":"timeInterval","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule46},{"name":"groupBy","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule47},{"name":"chainId","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"responseCode","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule48},{"name":"requestType","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule49},{"name":"apiKeyId","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"requestPath","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule2}]},
  {"id":"listApiLogs","of":"data","method":"GET","path":"/v1/apiLogs","weight":200,"parameters":[{"name":"orgId","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"startTimestamp","in":"query","required":false,"csv":false,"isList":false,"type":"integer","validate":rule45},{"name":"endTimestamp","in":"query","required":false,"csv":false,"isList":false,"type":"integer","validate":rule45},{"name":"chainId","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"responseCode","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule48},{"name":"requestType","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule49},{"name":"apiKeyId","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"requestPath","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"pageToken","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"pageSize","in":"query","required":false,"csv":false,"isList":false,"type":"integer","default":10,"validate":rule8}]},
  {"id":"getRpcUsage","of":"data","method":"GET","path":"/v1/rpcUsageMetrics","weight":200,"parameters":[{"name":"timeInterval","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule50},{"name":"startTimestamp","in":"query","required":false,"csv":false,"isList":false,"type":"integer","validate":rule45},{"name":"endTimestamp","in":"query","required":false,"csv":false,"isList":false,"type":"integer","validate":rule45},{"name":"groupBy","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule51},{"name":"chainId","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"responseCode","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule48},{"name":"rpcMethod","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"rlBypassApiToken","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule2}]},
  {"id":"getSubnetRpcUsage","of":"data","method":"GET","path":"/v1/subnetRpcUsageMetrics","weight":200,"parameters":[{"name":"timeInterval","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule50},{"name":"startTimestamp","in":"query","required":false,"csv":false,"isList":false,"type":"integer","validate":rule45},{"name":"endTimestamp","in":"query","required":false,"csv":false,"isList":false,"type":"integer","validate":rule45},{"name":"groupBy","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule51},{"name":"chainId","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"responseCode","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule48},{"name":"rpcMethod","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"rlBypassApiToken","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule2}]},
  {"id":"listIcmMessages","of":"data","method":"GET","path":"/v1/icm/addresses/{address}/messages","weight":20,"parameters":[{"name":"address","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule31},{"name":"pageToken","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"pageSize","in":"query","required":false,"csv":false,"isList":false,"type":"integer","default":10,"validate":rule8},{"name":"network","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule0}]},
  {"id":"getStatus","of":"data","method":"GET","path":"/v1/status","weight":1,"parameters":[]},
  {"id":"getHealth","of":"data","method":"GET","path":"/v1/health-check","weight":1,"parameters":[]},
  {"id":"getLiveness","of":"data","method":"GET","path":"/v1/live-check","weight":1,"parameters":[]},
  {"id":"getIcmMessage","of":"data","method":"GET","path":"/v1/icm/messages/{messageId}","weight":20,"parameters":[{"name":"messageId","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule30}]},
  {"id":"listAllIcmMessages","of":"data","method":"GET","path":"/v1/icm/messages","weight":20,"parameters":[{"name":"pageToken","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"pageSize","in":"query","required":false,"csv":false,"isList":false,"type":"integer","default":10,"validate":rule8},{"name":"sourceBlockchainId","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"destinationBlockchainId","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"blockchainId","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"from","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule31},{"name":"to","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule31},{"name":"network","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule0}]},
  {"id":"streamIcmMessages","of":"data","method":"GET","path":"/v1/icm/messages:stream","weight":20,"parameters":[{"name":"sourceBlockchainId","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"destinationBlockchainId","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"blockchainId","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"from","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule31},{"name":"to","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule31},{"name":"network","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule0},{"name":"since","in":"query","required":false,"csv":false,"isList":false,"type":"string","default":"latest","validate":rule11}]},
  {"id":"getTeleporterMessage","of":"data","method":"GET","path":"/v1/teleporter/messages/{messageId}","weight":20,"parameters":[{"name":"messageId","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule30}]},
  {"id":"listTeleporterMessages","of":"data","method":"GET","path":"/v1/teleporter/messages","weight":20,"parameters":[{"name":"pageToken","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"pageSize","in":"query","required":false,"csv":false,"isList":false,"type":"integer","default":10,"validate":rule8},{"name":"sourceBlockchainId","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"destinationBlockchainId","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"blockchainId","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"from","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule31},{"name":"to","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule31},{"name":"network","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule0}]},
  {"id":"listTeleporterMessagesByAddress","of":"data","method":"GET","path":"/v1/teleporter/addresses/{address}/messages","weight":20,"parameters":[{"name":"address","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule31},{"name":"pageToken","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"pageSize","in":"query","required":false,"csv":false,"isList":false,"type":"integer","default":10,"validate":rule8},{"name":"network","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule0}]},
  {"id":"listAverageTps","of":"metrics","method":"GET","path":"/v1/avg_tps/{chainId}","weight":100,"parameters":[{"name":"chainId","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule22},{"name":"pageToken","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule2}]},
  {"id":"listMetricsChains","of":"metrics","method":"GET","path":"/v2/chains","weight":1,"parameters":[{"name":"network","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule0},{"name":"pageToken","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule2}]},
  {"id":"getMetricsChain","of":"metrics","method":"GET","path":"/v2/chains/{chainId}","weight":1,"parameters":[{"name":"chainId","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule2}]},
  {"id":"listChainMetricValues","of":"metrics","method":"GET","path":"/v2/chains/{chainId}/metrics/{metric}","weight":100,"parameters":[{"name":"chainId","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"metric","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule52},{"name":"startTimestamp","in":"query","required":false,"csv":false,"isList":false,"type":"integer","validate":rule7},{"name":"endTimestamp","in":"query","required":false,"csv":false,"isList":false,"type":"integer","validate":rule7},{"name":"timeInterval","in":"query","required":false,"csv":false,"isList":false,"type":"string","default":"day","validate":rule53},{"name":"pageToken","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"pageSize","in":"query","required":false,"csv":false,"isList":false,"type":"integer","default":100,"validate":rule54}]},
  {"id":"getChainRollingWindow","of":"metrics","method":"GET","path":"/v2/chains/{chainId}/rollingWindowMetrics/{metric}","weight":100,"parameters":[{"name":"chainId","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"metric","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule55}]},
  {"id":"getMetricsHealth","of":"metrics","method":"GET","path":"/v2/health-check","weight":1,"parameters":[]},
  {"id":"getMetricsLiveness","of":"metrics","method":"GET","path":"/v2/live-check","weight":1,"parameters":[]},
  {"id":"getIcmSummary","of":"metrics","method":"GET","path":"/v2/icm/summary","weight":100,"parameters":[{"name":"srcBlockchainId","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"destBlockchainId","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"groupBy","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule56},{"name":"network","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule0}]},
  {"id":"listIcmTimeseries","of":"metrics","method":"GET","path":"/v2/icm/timeseries","weight":100,"parameters":[{"name":"startTimestamp","in":"query","required":false,"csv":false,"isList":false,"type":"integer","validate":rule7},{"name":"endTimestamp","in":"query","required":false,"csv":false,"isList":false,"type":"integer","validate":rule7},{"name":"srcBlockchainId","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"destBlockchainId","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"timeInterval","in":"query","required":false,"csv":false,"isList":false,"type":"string","default":"day","validate":rule53},{"name":"pageToken","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"pageSize","in":"query","required":false,"csv":false,"isList":false,"type":"integer","default":100,"validate":rule54},{"name":"groupBy","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule56},{"name":"network","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule0}]},
  {"id":"listStakingMetricValues","of":"metrics","method":"GET","path":"/v2/networks/{network}/metrics/{metric}","weight":100,"parameters":[{"name":"network","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule0},{"name":"metric","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule57},{"name":"subnetId","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"startTimestamp","in":"query","required":false,"csv":false,"isList":false,"type":"integer","validate":rule7},{"name":"endTimestamp","in":"query","required":false,"csv":false,"isList":false,"type":"integer","validate":rule7},{"name":"pageToken","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"pageSize","in":"query","required":false,"csv":false,"isList":false,"type":"integer","default":100,"validate":rule54}]},
  {"id":"listSubnetValidatorAddresses","of":"metrics","method":"GET","path":"/v2/subnets/{subnetId}/validators:getAddresses","weight":200,"parameters":[{"name":"subnetId","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"startTimestamp","in":"query","required":false,"csv":false,"isList":false,"type":"integer","validate":rule7},{"name":"endTimestamp","in":"query","required":false,"csv":false,"isList":false,"type":"integer","validate":rule7},{"name":"network","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule0},{"name":"pageToken","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"pageSize","in":"query","required":false,"csv":false,"isList":false,"type":"integer","default":1000,"validate":rule58}]},
  {"id":"listNodeFeeValues","of":"metrics","method":"GET","path":"/v2/validator/{nodeId}/metrics/{metric}","weight":100,"parameters":[{"name":"nodeId","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"metric","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule59},{"name":"startTimestamp","in":"query","required":false,"csv":false,"isList":false,"type":"integer","validate":rule7},{"name":"endTimestamp","in":"query","required":false,"csv":false,"isList":false,"type":"integer","validate":rule7}]},
  {"id":"listSubnetFeeValues","of":"metrics","method":"GET","path":"/v2/subnet/{subnetId}/metrics/{metric}","weight":100,"parameters":[{"name":"subnetId","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"metric","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule60},{"name":"startTimestamp","in":"query","required":false,"csv":false,"isList":false,"type":"integer","validate":rule7},{"name":"endTimestamp","in":"query","required":false,"csv":false,"isList":false,"type":"integer","validate":rule7}]},
  {"id":"listValidationFeeValues","of":"metrics","method":"GET","path":"/v2/validation/{l1ValidationId}/metrics/{metric}","weight":100,"parameters":[{"name":"l1ValidationId","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"metric","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule61},{"name":"startTimestamp","in":"query","required":false,"csv":false,"isList":false,"type":"integer","validate":rule7},{"name":"endTimestamp","in":"query","required":false,"csv":false,"isList":false,"type":"integer","validate":rule7}]},
  {"id":"listL1FeeValues","of":"metrics","method":"GET","path":"/v2/validators/metrics/{metric}","weight":100,"parameters":[{"name":"metric","in":"path","required":true,"csv":false,"isList":false,"type":"string","validate":rule62},{"name":"startTimestamp","in":"query","required":false,"csv":false,"isList":false,"type":"integer","validate":rule7},{"name":"endTimestamp","in":"query","required":false,"csv":false,"isList":false,"type":"integer","validate":rule7}]},
  {"id":"listBtcbBridgers","of":"metrics","method":"GET","path":"/v2/chains/43114/btcb/bridged:getAddresses","weight":200,"parameters":[{"name":"threshold","in":"query","required":true,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"pageToken","in":"query","required":false,"csv":false,"isList":false,"type":"string","validate":rule2},{"name":"pageSize","in":"query","required":false,"csv":false,"isList":false,"type":"integer","default":1000,"validate":rule58}]},
];
