import { useState } from 'react';

/** Something that is asked of the service: whether it is under way, and in its own words why it was refused. */
export interface Asked {
  readonly waiting: boolean;
  readonly failure: string | undefined;
  /** @returns whether it was done */
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
