import { codeTyped } from '@skins/engine/typed';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { broughtSpreadCode } from '../../shell/session/spread-code';
import { Button } from '../../shell/ui/Button';
import { Field } from '../../shell/ui/Field';
import { CodeField } from './CodeField';
import { PasswordField } from './PasswordField';
import { PhoneField } from './PhoneField';
import { Ticks, type Tick } from './Ticks';
import { sendCode, smsQuery } from './queries';
import { checkCode, checkNewPassword, checkPhone, type Wrong } from './rules';
import { useSending } from './sending';
import { useT } from './t';
import { useRegister } from './use-register';

const TICKS = ['adult', 'hash'] as const;

interface RegisterFormProps {
  ticked: Tick[];
  onTicked: (ticked: Tick[]) => void;
  onDone: () => void;
}

/** Two check boxes, a phone number and a password; an SMS code only if the shop sends them. */
export function RegisterForm({ ticked, onTicked, onDone }: RegisterFormProps) {
  const t = useT();
  const sms = useQuery(smsQuery).data === true;
  const [phone, setPhone] = useState('');
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const [spreadCode, setSpreadCode] = useState(broughtSpreadCode() ?? '');
  const [tried, setTried] = useState(false);
  const { busy, send } = useSending();
  const { isTaken, setTaken, isCommon, register } = useRegister(() => onTicked([]));

  const wrongPhone = checkPhone(phone) ?? (isTaken(phone) ? 'phoneTaken' : undefined);
  const wrongCode = sms ? checkCode(code) : undefined;
  const wrongPassword =
    checkNewPassword(password, phone) ?? (isCommon(password) ? 'passwordCommon' : undefined);
  const unticked = ticked.length < TICKS.length;
  const say = (wrong: Wrong) => (tried && wrong !== undefined ? t(`wrong.${wrong}`) : undefined);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if ([wrongPhone, wrongCode, wrongPassword].some((wrong) => wrong !== undefined) || unticked) return;
    let done = false;
    void send(async () => {
      done = await register({
        phone,
        password,
        ...(sms && { phoneCode: code }),
        ...(spreadCode !== '' && { spreadCode }),
      });
    }).then(() => done && onDone());
  };

  return (
    <form className="stack" noValidate onSubmit={submit}>
      <PhoneField
        value={phone}
        onChange={setPhone}
        error={isTaken(phone) ? t('wrong.phoneTaken') : say(wrongPhone)}
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
      <SpreadCodeField value={spreadCode} onChange={setSpreadCode} />
      <Ticks
        names={TICKS}
        ticked={ticked}
        onChange={onTicked}
        error={say(unticked ? 'registerTicks' : undefined)}
      />
      <Button type="submit" variant="play" size="lg" wide label={t('register')} busy={busy} />
    </form>
  );
}

function SpreadCodeField({ value, onChange }: { value: string; onChange: (code: string) => void }) {
  const t = useT();
  return (
    <Field
      label={t('spreadCode')}
      note={t('optional')}
      placeholder={t('spreadCodeHint')}
      autoComplete="off"
      maxLength={32}
      value={value}
      onChange={(text) => onChange(codeTyped(text))}
    />
  );
}
