export { seedRoutes } from './routes.ts';
export { SeedChains, anchorOf } from './seed-chains.ts';
