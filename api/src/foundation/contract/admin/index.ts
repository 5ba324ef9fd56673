// The operators' side. Logging in is an ordinary call; resources speak the wire format of ra-data-simple-rest:
// bare arrays and objects with the total in `Content-Range`. Each slice defines its own, in `resources.ts`.
export type { Comparison } from './fields.ts';
export * from './operators.ts';
export type { Resource } from './resource.ts';
