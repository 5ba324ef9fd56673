export * from './card.ts';
export * from './name.ts';
export * from './number.ts';
export * from './phone.ts';
export * from './plain.ts';
export * from './search.ts';
export * from './trade-link.ts';
