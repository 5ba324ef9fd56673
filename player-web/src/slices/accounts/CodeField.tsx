import { codeTyped } from '@skins/engine/typed';
import { useState } from 'react';
import { serverNow, useServerNow } from '../../shell/net/clock';
import { Button } from '../../shell/ui/Button';
import { useDialog } from '../../shell/ui/dialog-control';
import { Field } from '../../shell/ui/Field';
import { toast } from '../../shell/ui/toast';
import { CaptchaDialog } from './CaptchaDialog';
import { isPhoneFree, type Solved } from './queries';
import { checkPhone } from './rules';
import { useSending } from './sending';
import { useT } from './t';
import styles from './Auth.module.css';

const RESEND_MS = 60_000;

interface CodeFieldProps {
  value: string;
  onChange: (code: string) => void;
  phone: string;
  error: string | undefined;
  /** Called with a number that is taken, where it must be free: no code is sent to it. */
  onTaken?: ((phone: string) => void) | undefined;
  /** Sends the code to the number, with the browser's proof of work. */
  onSend: (phone: string, solved: Solved) => Promise<void>;
}

/** The SMS code and the button that sends it; the button then locks for 60 seconds. */
export function CodeField({ value, onChange, phone, error, onTaken, onSend }: CodeFieldProps) {
  const t = useT();
  const [sentAt, setSentAt] = useState(-RESEND_MS);
  const { busy, send } = useSending();
  // The shown second may lag behind the clock of `sentAt`.
  const left = Math.min(RESEND_MS, sentAt + RESEND_MS - useServerNow());
  const seconds = Math.ceil(left / 1000);

  const captcha = useDialog();

  const press = () => {
    const wrong = checkPhone(phone);
    if (wrong !== undefined) toast.error(t(`wrong.${wrong}`));
    else void send(verify);
  };
  const verify = async () => {
    if (onTaken === undefined || (await isPhoneFree(phone))) captcha.show();
    else onTaken(phone);
  };
  const go = async (solved: Solved) => {
    await captcha.close();
    if (!(await send(() => onSend(phone, solved)))) return;
    setSentAt(serverNow());
    toast.ok(t('codeSent'));
  };

  return (
    <>
      <Field
        label={t('code')}
        inputMode="numeric"
        autoComplete="one-time-code"
        placeholder={t('codeHint')}
        maxLength={32}
        value={value}
        onChange={(text) => onChange(codeTyped(text))}
        error={error}
        beside={
          <Button
            className={styles['send']}
            label={seconds > 0 ? t('codeAgain', { seconds }) : t('codeSend')}
            disabled={seconds > 0}
            busy={busy}
            onClick={press}
          />
        }
      />
      <CaptchaDialog control={captcha} onSolved={(solved) => void go(solved)} />
    </>
  );
}
