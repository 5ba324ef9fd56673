// The operators' side: logging in answers like every call; resources speak the wire format of ra-data-simple-rest,
// bare arrays and objects with the total in `Content-Range`.
export * from './boxes.ts';
export type { Comparison } from './fields.ts';
export * from './health.ts';
export * from './operators.ts';
export * from './players.ts';
export type { Resource } from './resource.ts';
export * from './skins.ts';
