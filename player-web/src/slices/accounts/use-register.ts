import { useRef, useState } from 'react';
import { commandKey } from '../../shell/net/ask';
import { Refused } from '../../shell/net/failures';
import { toast } from '../../shell/ui/toast';
import { renewTexts, useShownHash } from './agreement';
import { signUp } from './entering';
import { fingerprint } from './fingerprint';
import { isPhoneFree } from './queries';
import { PASSWORD_COMMON } from './rules';
import { useT } from './t';

interface Registration {
  readonly phone: string;
  readonly password: string;
  readonly spreadCode?: string;
  readonly phoneCode?: string;
}

/**
 * Registers a player, and remembers what the server refused: a phone number that is taken, a common password.
 * @param onChanged called if the texts changed since they were shown; the new ones are loaded
 */
export function useRegister(onChanged: () => void) {
  const t = useT();
  const agreed = useShownHash();
  const [taken, setTaken] = useState('');
  const [common, setCommon] = useState('');
  const sent = useRef({ key: '', written: '' });

  /** @returns whether it is done */
  const register = async (registration: Registration): Promise<boolean> => {
    const fingerprinId = await fingerprint();
    if (fingerprinId === undefined) {
      toast.error(t('wrong.fingerprint'));
      return false;
    }
    const { phone, password, ...more } = registration;
    const body = { phone, password, fingerprinId, ...(agreed !== undefined && { agreed }), ...more };
    const written = JSON.stringify(body);
    // What was sent just so before goes under the same key: the number may be taken by that very try, its answer lost.
    if (sent.current.written !== written) {
      if (!(await isPhoneFree(phone))) {
        setTaken(phone);
        return false;
      }
      sent.current = { key: commandKey(), written };
    }
    try {
      await signUp(body, sent.current.key);
      return true;
    } catch (error) {
      if (await renewTexts(error)) onChanged();
      if (!(error instanceof Refused) || error.errCode !== PASSWORD_COMMON) throw error;
      setCommon(password);
      return false;
    }
  };
  const isTaken = (phone: string): boolean => taken !== '' && taken === phone;
  const isCommon = (password: string): boolean => common !== '' && common === password;
  return { isTaken, setTaken, isCommon, register };
}
