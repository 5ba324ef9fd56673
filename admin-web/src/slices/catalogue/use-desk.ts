import { useCallback, useEffect, useState } from 'react';
import { type Desk, readDesk } from './calls';

/** The settings in force, refetched with each page that edits them. */
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
