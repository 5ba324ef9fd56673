export { type Dialect, Place, writers } from './writer.ts';
