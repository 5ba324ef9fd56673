export { askedPasskey } from './calls';
export { ProofProvider } from './ProofProvider';
export { ProofDeclined, useProven } from './proven';
