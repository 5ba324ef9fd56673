import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { commandKey } from '../../shell/net/ask';
import { Refused } from '../../shell/net/failures';
import { broughtSpreadCode } from '../../shell/session/spread-code';
import { Button } from '../../shell/ui/Button';
import { Field } from '../../shell/ui/Field';
import { toast } from '../../shell/ui/toast';
import { CodeField } from './CodeField';
import { PasswordField } from './PasswordField';
import { PhoneField } from './PhoneField';
import { Ticks, type Tick } from './Ticks';
import { signUp } from './entering';
import { fingerprint } from './fingerprint';
import { isPhoneFree, sendCode, smsQuery } from './queries';
import { PASSWORD_COMMON, checkCode, checkNewPassword, checkPhone, stripped, type Wrong } from './rules';
import { useSending } from './sending';
import { useT } from './t';

const TICKS = ['adult', 'hash'] as const;

/** Two ticks, a phone number, a password; an SMS code only where the shop sends them. */
export function RegisterForm({ onDone }: { onDone: () => void }) {
  const t = useT();
  const sms = useQuery(smsQuery).data === true;
  const [phone, setPhone] = useState('');
  const [taken, setTaken] = useState('');
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const [common, setCommon] = useState('');
  const [spreadCode, setSpreadCode] = useState(broughtSpreadCode() ?? '');
  const [ticked, setTicked] = useState<Tick[]>([]);
  const [tried, setTried] = useState(false);
  const { busy, send } = useSending();
  const sent = useRef({ key: '', written: '' });

  const isTaken = taken !== '' && taken === phone;
  const wrongPhone = checkPhone(phone) ?? (isTaken ? 'phoneTaken' : undefined);
  const wrongCode = sms ? checkCode(code) : undefined;
  const wrongPassword =
    checkNewPassword(password, phone) ??
    (common !== '' && common === password ? 'passwordCommon' : undefined);
  const unticked = ticked.length < TICKS.length;
  const say = (wrong: Wrong) => (tried && wrong !== undefined ? t(`wrong.${wrong}`) : undefined);

  const register = async (): Promise<boolean> => {
    const fingerprinId = await fingerprint();
    if (fingerprinId === undefined) {
      toast.error(t('wrong.fingerprint'));
      return false;
    }
    const body = {
      phone,
      password,
      fingerprinId,
      ...(sms && { phoneCode: code }),
      ...(spreadCode !== '' && { spreadCode }),
    };
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
      if (!(error instanceof Refused) || error.errCode !== PASSWORD_COMMON) throw error;
      setCommon(password);
      return false;
    }
  };

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if ([wrongPhone, wrongCode, wrongPassword].some((wrong) => wrong !== undefined) || unticked) return;
    let done = false;
    void send(async () => {
      done = await register();
    }).then(() => done && onDone());
  };

  return (
    <form className="stack" noValidate onSubmit={submit}>
      <PhoneField
        value={phone}
        onChange={setPhone}
        error={isTaken ? t('wrong.phoneTaken') : say(wrongPhone)}
      />
      {sms && (
        <CodeField
          value={code}
          onChange={setCode}
          phone={phone}
          error={say(wrongCode)}
          onTaken={setTaken}
          onSend={(to, solved) => sendCode('register', to, solved)}
        />
      )}
      <PasswordField
        label={t('newPassword')}
        autoComplete="new-password"
        hint={t('newPasswordHint')}
        value={password}
        onChange={setPassword}
        error={say(wrongPassword)}
      />
      <Field
        label={t('spreadCode')}
        note={t('optional')}
        placeholder={t('spreadCodeHint')}
        autoComplete="off"
        maxLength={32}
        value={spreadCode}
        onChange={(text) => setSpreadCode(stripped(text))}
      />
      <Ticks
        names={TICKS}
        ticked={ticked}
        onChange={setTicked}
        error={say(unticked ? 'registerTicks' : undefined)}
      />
      <Button type="submit" variant="play" size="lg" wide label={t('register')} busy={busy} />
    </form>
  );
}
