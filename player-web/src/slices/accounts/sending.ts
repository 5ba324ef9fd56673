import { useState } from 'react';
import { Refused } from '../../shell/net/failures';
import { toast } from '../../shell/ui/toast';
import { useT } from './t';

/**
 * Sends a form: locks it meanwhile, and shows the server's message if it refuses.
 * @param unsaid the message if no answer came
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
