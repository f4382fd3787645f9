/** Our own lint rules for the HTTP specs, as a Redocly plugin: Redocly loads it with plain Node, so it is JavaScript. */
import { decimalParameters } from "./rules/decimal-parameters.mjs";
import { description } from "./rules/description.mjs";
import { errorResponses } from "./rules/error-responses.mjs";
import { operationIdVerb } from "./rules/operation-id-verb.mjs";
import { paging } from "./rules/paging.mjs";
import { parameterRules } from "./rules/parameter-rules.mjs";
import { retry } from "./rules/retry.mjs";
import { source } from "./rules/source.mjs";
import { successExample } from "./rules/success-example.mjs";

export default () => ({
  id: "specs",
  rules: {
    oas3: {
      "decimal-parameters": decimalParameters,
      description,
      "error-responses": errorResponses,
      "operation-id-verb": operationIdVerb,
      paging,
      "parameter-rules": parameterRules,
      retry,
      source,
      "success-example": successExample,
    },
  },
});
