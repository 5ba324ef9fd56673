export { ProofProvider } from './ProofProvider';
export { ProofDeclined, useProven } from './proven';
