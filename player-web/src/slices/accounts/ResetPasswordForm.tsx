import { type FormEvent, useState } from 'react';
import { ask } from '../../shell/net/ask';
import { Refused } from '../../shell/net/failures';
import { useSession } from '../../shell/session';
import { Button } from '../../shell/ui/Button';
import { CodeField } from './CodeField';
import { PasswordField } from './PasswordField';
import { PhoneField } from './PhoneField';
import {
  PASSWORD_COMMON,
  checkChangedPassword,
  checkCode,
  checkNewPassword,
  checkPhone,
  type Wrong,
} from './rules';
import { resetCall, sendCode } from './queries';
import { useSending } from './sending';
import { useT } from './t';

/** Number, code and new password. A reset ends every session. */
export function ResetPasswordForm({ onDone }: { onDone: () => void }) {
  const t = useT();
  const [phone, setPhone] = useState('');
  const [code, setCode] = useState('');
  const [password, setPassword] = useState('');
  const [common, setCommon] = useState('');
  const [tried, setTried] = useState(false);
  const { token } = useSession();
  const { busy, send } = useSending(t('reset.failed'));

  const wrongPhone = checkPhone(phone);
  const wrongCode = checkCode(code);
  const check = token === undefined ? checkNewPassword : checkChangedPassword;
  const wrongPassword =
    check(password, phone) ?? (common !== '' && common === password ? 'passwordCommon' : undefined);
  const say = (wrong: Wrong) => (tried && wrong !== undefined ? t(`wrong.${wrong}`) : undefined);

  const reset = async () => {
    try {
      await ask(resetCall, { body: { phone, password, code } });
    } catch (error) {
      if (error instanceof Refused && error.errCode === PASSWORD_COMMON) setCommon(password);
      throw error;
    }
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if ([wrongPhone, wrongCode, wrongPassword].some((wrong) => wrong !== undefined)) return;
    void send(reset).then((done) => done && onDone());
  };

  return (
    <form className="stack" noValidate onSubmit={submit}>
      <PhoneField value={phone} onChange={setPhone} error={say(wrongPhone)} />
      <CodeField
        value={code}
        onChange={setCode}
        phone={phone}
        error={say(wrongCode)}
        onSend={(to, solved) => sendCode('reset', to, solved)}
      />
      <PasswordField
        label={t('reset.newPassword')}
        autoComplete="new-password"
        hint={t('newPasswordHint')}
        value={password}
        onChange={setPassword}
        error={say(wrongPassword)}
      />
      <Button type="submit" variant="play" size="lg" wide label={t('reset.submit')} busy={busy} />
    </form>
  );
}
