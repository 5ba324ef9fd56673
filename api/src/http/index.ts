export { badRange, missing, noJson } from './faults.ts';
export { type Language, inLanguage, languageOf } from './language.ts';
export { CallRefused, REFUSALS, type RefusalCode, malformed } from './refusals.ts';
export { type Asked, Routes } from './route.ts';
export { answerRefused, createServer } from './server.ts';
export { Malformed, checkerOf } from './validation.ts';
