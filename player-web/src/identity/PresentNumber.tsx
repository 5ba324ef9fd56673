import { type FormEvent, useState } from 'react';
import { CodeField } from '../accounts/CodeField';
import { PhoneField } from '../accounts/PhoneField';
import { sendCode, unbindCall } from '../accounts/queries';
import { checkCode, checkPhone } from '../accounts/rules';
import { useSending } from '../accounts/sending';
import { ask } from '../net/ask';
import { Button } from '../ui/Button';
import { useT } from './t';

/** Shows that the present number is at hand, by a code: what lets somebody in for good is bound after it alone. */
export function PresentNumber({ onShown }: { onShown: () => void }) {
  const t = useT();
  const [phone, setPhone] = useState('');
  const [code, setCode] = useState('');
  const [tried, setTried] = useState(false);
  const wrongPhone = checkPhone(phone) !== undefined;
  const wrongCode = checkCode(code) !== undefined;
  const { busy, send } = useSending();
  const show = async () => {
    const shown = await send(async () => {
      await ask(unbindCall, { body: { phone, code } });
    });
    if (shown) onShown();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (!wrongPhone && !wrongCode) void show();
  };
  return (
    <form className="stack" noValidate onSubmit={submit}>
      <p className="muted">{t('platform.verify')}</p>
      <PhoneField
        value={phone}
        onChange={setPhone}
        error={tried && wrongPhone ? t('phone.wrong') : undefined}
      />
      <CodeField
        value={code}
        onChange={setCode}
        phone={phone}
        error={tried && wrongCode ? t('phone.noCode') : undefined}
        onSend={(to, solved) => sendCode('change', to, solved)}
      />
      <Button type="submit" label={t('platform.confirm')} busy={busy} />
    </form>
  );
}
