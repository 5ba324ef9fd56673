// What the command line needs of the service.
export * from './files/index.ts';
export * from './control/index.ts';
export * from './service/index.ts';
