import { useRef } from 'react';
import { Refused, freshKey } from '../session';

/** Gives a command its key, which stays while no answer comes: what is asked again is answered, and not done twice. */
export function useKey(): <Result>(act: (key: string) => Promise<Result>) => Promise<Result> {
  const key = useRef<string>(undefined);
  return async (act) => {
    key.current ??= freshKey();
    try {
      const result = await act(key.current);
      key.current = undefined;
      return result;
    } catch (error) {
      // A refusal burns its key.
      if (error instanceof Refused) key.current = undefined;
      throw error;
    }
  };
}
