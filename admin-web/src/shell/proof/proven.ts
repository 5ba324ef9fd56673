import { createContext, useContext } from 'react';

/** Acts; where the service first wants to know once more who asks, asks for that, and acts again. */
type Proven = <Result>(act: () => Promise<Result>) => Promise<Result>;

export const ProvenContext = createContext<Proven>((act) => act());

/**
 * What every approval goes through: `proven(() => approve(id))`.
 * @throws ProofDeclined when the operator closed the question, and whatever the act throws
 */
export const useProven = (): Proven => useContext(ProvenContext);

/** The operator would not say who they are; nothing was done. */
export class ProofDeclined extends Error {
  override readonly name = 'ProofDeclined';
}
