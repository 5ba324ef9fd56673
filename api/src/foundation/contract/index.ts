// What the slices' contracts have in common, and the operators' calls. The web apps import its types only.
export type { Access, Answer, BodyOf, Call, DataOf, Manner, QueryOf } from './call.ts';
export { Refusal } from './call.ts';
export * from './admin/index.ts';
export { Gems, Rarity, Time } from './fields.ts';
