export { metricsRoute } from './metrics.ts';
