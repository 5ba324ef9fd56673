// What the command line needs of the service.
export * from './foundation/files/index.ts';
export * from './foundation/control/index.ts';
export * from './shop/index.ts';
