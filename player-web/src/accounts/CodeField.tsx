import { useState } from 'react';
import { serverNow, useServerNow } from '../net/clock';
import { Button } from '../ui/Button';
import { Field } from '../ui/Field';
import { toast } from '../ui/toast';
import { checkPhone, stripped } from './rules';
import { useSending } from './sending';
import { useT } from './t';
import styles from './Auth.module.css';

const RESEND_MS = 60_000;

export interface CodeFieldProps {
  value: string;
  onChange: (code: string) => void;
  phone: string;
  error: string | undefined;
  /** Sends the code to the number. */
  onSend: (phone: string) => Promise<void>;
}

/** The SMS code and the button that sends it, which then waits for 60 seconds. */
export function CodeField({ value, onChange, phone, error, onSend }: CodeFieldProps) {
  const t = useT();
  const [sentAt, setSentAt] = useState(-RESEND_MS);
  const { busy, send } = useSending();
  const seconds = Math.ceil((sentAt + RESEND_MS - useServerNow()) / 1000);

  const press = async () => {
    const wrong = checkPhone(phone);
    if (wrong !== undefined) {
      toast.error(t(`wrong.${wrong}`));
      return;
    }
    if (!(await send(() => onSend(phone)))) return;
    setSentAt(serverNow());
    toast.ok(t('codeSent'));
  };

  return (
    <Field
      label={t('code')}
      inputMode="numeric"
      autoComplete="one-time-code"
      placeholder={t('codeHint')}
      maxLength={16}
      value={value}
      onChange={(text) => onChange(stripped(text))}
      error={error}
      beside={
        <Button
          className={styles['send']}
          label={seconds > 0 ? t('codeAgain', { seconds }) : t('codeSend')}
          disabled={seconds > 0}
          busy={busy}
          onClick={() => void press()}
        />
      }
    />
  );
}
