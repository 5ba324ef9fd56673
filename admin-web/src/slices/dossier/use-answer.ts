import { useEffect, useMemo, useState } from 'react';
import { answerOf } from '../../shell/session';

/** What the service says to a question, as far as it has. */
interface Answered<Data> {
  readonly data: Data | undefined;
  readonly error: unknown;
  readonly isPending: boolean;
  /** Asks once more. */
  readonly refetch: () => void;
}

/** Asks the service; what was said before stays until the new answer is there. */
export function useAnswer<Data>(path: string, query: Readonly<Record<string, string>>): Answered<Data> {
  const asked = `${path}?${new URLSearchParams(query).toString()}`;
  const [round, setRound] = useState(0);
  // The same again is another question.
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
