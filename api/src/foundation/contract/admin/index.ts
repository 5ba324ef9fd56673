// The operators' side: logging in answers like every call; resources speak the wire format of ra-data-simple-rest,
// bare arrays and objects with the total in `Content-Range`. Each slice has its own, in `resources.ts`.
export type { Comparison } from './fields.ts';
export * from './operators.ts';
export type { Resource } from './resource.ts';
