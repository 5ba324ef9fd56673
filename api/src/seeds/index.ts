export { seedRoutes } from './routes.ts';
export { SeedChains } from './seed-chains.ts';
