import { useState } from 'react';
import { Refused } from '../../shell/net/failures';
import { toast } from '../../shell/ui/toast';
import { useT } from './t';

/**
 * Sends a form: locks it meanwhile, and says what the server said when it refuses.
 * @param unsaid what is said when no answer came
 */
export function useSending(unsaid?: string): {
  busy: boolean;
  send: (work: () => Promise<void>) => Promise<boolean>;
} {
  const t = useT();
  const [busy, setBusy] = useState(false);
  const send = async (work: () => Promise<void>): Promise<boolean> => {
    setBusy(true);
    try {
      await work();
      return true;
    } catch (error) {
      toast.error(error instanceof Refused ? error.message : (unsaid ?? t('wrong.unreachable')));
      return false;
    } finally {
      setBusy(false);
    }
  };
  return { busy, send };
}
