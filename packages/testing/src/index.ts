/** Public surface of the test kit. */
export { type Clients, type ClientsOptions, createClients } from "./clients.ts";
