import { type ReactNode, Suspense, lazy, useCallback, useState } from 'react';
import { Refused } from '../session';
import { ProofDeclined, ProvenContext } from './proven';

const ProofDialog = lazy(async () => ({ default: (await import('./ProofDialog')).ProofDialog }));

/** The server requires a fresh proof of identity. */
const PROOF_NEEDED = 700;

interface Question {
  readonly answer: () => void;
  readonly decline: () => void;
}

/** Verifies the operator again whenever an action requires it. */
export function ProofProvider({ children }: { children: ReactNode }) {
  const [question, setQuestion] = useState<Question>();
  const proven = useCallback(async <Result,>(act: () => Promise<Result>): Promise<Result> => {
    try {
      return await act();
    } catch (error) {
      if (!(error instanceof Refused) || error.errCode !== PROOF_NEEDED) throw error;
    }
    await new Promise<void>((resolve, reject) => {
      const over = (then: () => void) => () => {
        setQuestion(undefined);
        then();
      };
      setQuestion({ answer: over(resolve), decline: over(() => reject(new ProofDeclined())) });
    });
    return act();
  }, []);
  return (
    <ProvenContext value={proven}>
      {children}
      {question !== undefined && (
        <Suspense>
          <ProofDialog onProven={question.answer} onClose={question.decline} />
        </Suspense>
      )}
    </ProvenContext>
  );
}
