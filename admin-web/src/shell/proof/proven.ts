import { createContext, useContext } from 'react';

/** Runs an action; if the server requires a proof of identity, asks for it and runs the action again. */
type Proven = <Result>(act: () => Promise<Result>) => Promise<Result>;

export const ProvenContext = createContext<Proven>((act) => act());

/**
 * Returns the wrapper for every approval: `proven(() => approve(id))`.
 * @throws ProofDeclined if the operator closed the dialog, or the action's own error
 */
export const useProven = (): Proven => useContext(ProvenContext);

/** The operator declined the proof of identity; nothing was done. */
export class ProofDeclined extends Error {
  override readonly name = 'ProofDeclined';
}
