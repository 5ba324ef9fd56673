export { addReplica } from './replica.ts';
