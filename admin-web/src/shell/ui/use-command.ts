import { useState } from 'react';
import { useNotify, useRefresh } from 'react-admin';
import { ProofDeclined, useProven } from '../proof';

/** A command under way: what it was refused with, in the service's own words. */
export interface Command {
  readonly waiting: boolean;
  readonly failure: string | undefined;
  /** Takes a failure off the screen. */
  readonly clear: () => void;
  /**
   * Gives a command and shows nothing of it before it is done; then every list on the page is read anew, up to what it wrote.
   * Where it takes a proof of who asks, that is asked for.
   * @param said what the operator is told when it is done
   * @returns what the command answered; undefined when it was not done
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
