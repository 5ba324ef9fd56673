import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { Button } from '../../shell/ui/Button';
import { PasswordField } from './PasswordField';
import { PhoneField } from './PhoneField';
import { Ticks, type Tick } from './Ticks';
import { logIn } from './entering';
import { checkLoginPassword, checkPhone, type Wrong } from './rules';
import { smsQuery } from './queries';
import { useSending } from './sending';
import { useT } from './t';
import styles from './Auth.module.css';

const TICKS = ['fun', 'adult', 'hash'] as const;

/** Three check boxes, a phone number and a password. */
export function LoginForm({ onDone, onForgot }: { onDone: () => void; onForgot: () => void }) {
  const t = useT();
  const sms = useQuery(smsQuery).data === true;
  const [phone, setPhone] = useState('');
  const [password, setPassword] = useState('');
  const [ticked, setTicked] = useState<Tick[]>([]);
  const [tried, setTried] = useState(false);
  const { busy, send } = useSending();

  const wrongPhone = checkPhone(phone);
  const wrongPassword = checkLoginPassword(password);
  const unticked = ticked.length < TICKS.length;
  const say = (wrong: Wrong) => (tried && wrong !== undefined ? t(`wrong.${wrong}`) : undefined);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (wrongPhone !== undefined || wrongPassword !== undefined || unticked) return;
    void send(() => logIn({ phone, password })).then((done) => done && onDone());
  };

  return (
    <form className="stack" noValidate onSubmit={submit}>
      <PhoneField value={phone} onChange={setPhone} error={say(wrongPhone)} />
      <PasswordField
        label={t('password')}
        autoComplete="current-password"
        placeholder={t('passwordHint')}
        value={password}
        onChange={setPassword}
        error={say(wrongPassword)}
      />
      {sms && (
        <p className={styles['forgot']}>
          <button type="button" className="link" onClick={onForgot}>
            {t('forgot')}
          </button>
        </p>
      )}
      <Ticks
        names={TICKS}
        ticked={ticked}
        onChange={setTicked}
        error={say(unticked ? 'loginTicks' : undefined)}
      />
      <Button type="submit" variant="play" size="lg" wide label={t('login')} busy={busy} />
    </form>
  );
}
