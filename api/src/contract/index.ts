// The one typed contract of the HTTP service. The web apps import its types only.
export type { Access, Answer, BodyOf, Call, DataOf, Manner, QueryOf } from './call.ts';
export { Refusal } from './call.ts';
export type { RefusalCode } from './refusal-code.ts';
export * from './accounts.ts';
export * from './admin/index.ts';
export * from './bag.ts';
export * from './boxes.ts';
export { Gems, Rarity, Time } from './fields.ts';
export * from './home.ts';
export * from './seeds.ts';
