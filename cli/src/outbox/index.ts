export { addOutbox } from './outbox.ts';
