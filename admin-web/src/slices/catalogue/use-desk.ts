import { useCallback, useEffect, useState } from 'react';
import { type Desk, readDesk } from './calls';

/** What is in force, asked for anew with each page that edits it. */
interface AskedDesk {
  readonly desk?: Desk;
  readonly error?: unknown;
}

export function useDesk() {
  const [asked, setAsked] = useState<AskedDesk>({});
  const retry = useCallback(() => {
    readDesk().then(
      (desk) => setAsked({ desk }),
      (error: unknown) => setAsked({ error }),
    );
  }, []);
  useEffect(retry, [retry]);
  return { ...asked, retry };
}
