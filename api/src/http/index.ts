export { answerRefused } from './answer-refused.ts';
export { describe, describeCall } from './description.ts';
export { badRange, missing, noJson } from './faults.ts';
export { type Language, inLanguage, languageOf } from './language.ts';
export { CallRefused, Refused, malformed } from './call-refused.ts';
export { Routes } from './route.ts';
export { pathOf } from './security-headers.ts';
export { createServer } from './server.ts';
export { checkerOf } from './validation.ts';
