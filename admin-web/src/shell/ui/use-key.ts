import { useRef } from 'react';
import { Refused, freshKey } from '../session';

/** Gives a command its key, which is kept until an answer comes: a retry is idempotent. */
export function useKey(): <Result>(act: (key: string) => Promise<Result>) => Promise<Result> {
  const key = useRef<string>(undefined);
  return async (act) => {
    key.current ??= freshKey();
    try {
      const result = await act(key.current);
      key.current = undefined;
      return result;
    } catch (error) {
      // A refused key cannot be used again.
      if (error instanceof Refused) key.current = undefined;
      throw error;
    }
  };
}
