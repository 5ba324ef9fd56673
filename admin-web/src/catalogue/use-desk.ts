import { useCallback, useEffect, useState } from 'react';
import { type Desk, readDesk } from './calls';

/** What is in force, asked for anew with each page that edits it. */
export interface AskedDesk {
  readonly desk: Desk | undefined;
  readonly error: unknown;
  readonly retry: () => void;
}

export function useDesk(): AskedDesk {
  const [desk, setDesk] = useState<Desk>();
  const [error, setError] = useState<unknown>();
  const ask = useCallback(() => {
    readDesk().then((read) => {
      setDesk(read);
      setError(undefined);
    }, setError);
  }, []);
  useEffect(ask, [ask]);
  return { desk, error, retry: ask };
}
