// What the command line needs of the service.
export * from './service/index.ts';
