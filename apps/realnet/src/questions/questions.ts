/** Every question that is asked of a node and recorded. */
import { avaxQuestions } from "./avax-questions.ts";
import { avmQuestions } from "./avm-questions.ts";
import { evmQuestions } from "./evm-questions.ts";
import { httpQuestions } from "./http-questions.ts";
import { indexQuestions } from "./index-questions.ts";
import { healthQuestions, infoQuestions } from "./info-questions.ts";
import { platformQuestions } from "./platform-questions.ts";
import type { Question } from "./question.ts";

export const questions: readonly Question[] = [
  ...platformQuestions,
  ...indexQuestions,
  ...infoQuestions,
  ...healthQuestions,
  ...avmQuestions,
  ...avaxQuestions,
  ...evmQuestions,
  ...httpQuestions,
];
