// The common parts of the slices' contracts, and the operators' calls. The web apps import only its types.
export type { Access, Answer, BodyOf, Call, DataOf, Manner, QueryOf } from './call.ts';
export { Refusal } from './call.ts';
export * from './admin/index.ts';
export { Gems, Rarity, Time } from './fields.ts';
