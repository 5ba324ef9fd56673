import { useState } from 'react';

/** A request to the server: whether it is pending, and the server's message if it was refused. */
export interface Asked {
  readonly waiting: boolean;
  readonly failure: string | undefined;
  /** @returns whether it succeeded */
  readonly ask: (act: () => Promise<void>) => Promise<boolean>;
}

export function useAsked(): Asked {
  const [waiting, setWaiting] = useState(false);
  const [failure, setFailure] = useState<string>();
  return {
    waiting,
    failure,
    async ask(act) {
      setWaiting(true);
      setFailure(undefined);
      try {
        await act();
        return true;
      } catch (error) {
        setFailure(error instanceof Error ? error.message : String(error));
        return false;
      } finally {
        setWaiting(false);
      }
    },
  };
}
