import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { ProofDeclined, useProven } from '../proof';

/** A command's state: pending, or the server's message if it was refused. */
export interface Command {
  readonly waiting: boolean;
  readonly failure: string | undefined;
  /** Removes a shown failure. */
  readonly clear: () => void;
  /**
   * Sends a command without optimistic updates. On success, every list on the page is refetched, including the command's
   * changes. Asks for a proof of identity if the server requires one.
   * @param said the message on success
   * @returns the command's answer; undefined if it failed
   */
  readonly give: <Result>(act: () => Promise<Result>, said: string) => Promise<Result | undefined>;
}

export function useCommand(): Command {
  const [waiting, setWaiting] = useState(false);
  const [failure, setFailure] = useState<string>();
  const proven = useProven();
  const notify = useNotify();
  const refresh = useRefresh();
  return {
    waiting,
    failure,
    clear: () => setFailure(undefined),
    async give(act, said) {
      setWaiting(true);
      setFailure(undefined);
      try {
        const result = await proven(act);
        notify(said, { type: 'success' });
        refresh();
        return result;
      } catch (error) {
        if (!(error instanceof ProofDeclined))
          setFailure(error instanceof Error ? error.message : String(error));
        return undefined;
      } finally {
        setWaiting(false);
      }
    },
  };
}
