import { useEffect, useMemo, useState } from 'react';
import { answerOf } from '../../shell/session';

/** The state of a query. */
interface Answered<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly isPending: boolean;
  /** Asks once more. */
  readonly refetch: () => void;
}

/** Queries the server; keeps the old answer until the new one arrives. */
export function useAnswer<Data>(path: string, query: Readonly<Record<string, string>>): Answered<Data> {
  const asked = `${path}?${new URLSearchParams(query).toString()}`;
  const [round, setRound] = useState(0);
  // A refetch makes a new object, so that the effect runs again.
  const question = useMemo(() => ({ asked, round }), [asked, round]);
  const [answer, setAnswer] = useState<{ data?: Data; error?: unknown }>({});
  useEffect(() => {
    let wanted = true;
    answerOf<Data>(question.asked).then(
      (data) => wanted && setAnswer({ data }),
      (error: unknown) => wanted && setAnswer({ error }),
    );
    return () => {
      wanted = false;
    };
  }, [question]);
  const { data, error } = answer;
  return {
    data,
    error,
    isPending: data === undefined && error === undefined,
    refetch: () => setRound((before) => before + 1),
  };
}
