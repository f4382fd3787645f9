/** Writes the types of the tables and the checks of requests: `generate/main.ts [--check]`. */
import { generated } from "../../../tools/shared/generated.ts";
import { databaseFile } from "./database.ts";
import { evmGenesisFile, requestsFile } from "./requests.ts";

generated({
  "apps/service/src/store/gen/database.ts": await databaseFile(),
  "apps/service/src/http/gen/requests.ts": requestsFile(),
  "apps/service/src/api/primary/gen/evm-genesis.ts": evmGenesisFile(),
});
