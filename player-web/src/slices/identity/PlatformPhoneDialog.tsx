import { codeTyped } from '@skins/engine/typed';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { type Tick, Ticks } from '../accounts/Ticks';
import { renewTexts, useShownHash } from '../accounts/agreement';
import { CodeField } from '../accounts/CodeField';
import { PhoneField } from '../accounts/PhoneField';
import { welcome, welcomeNew } from '../accounts/entering';
import { fingerprint } from '../accounts/fingerprint';
import { sendCode, smsQuery } from '../accounts/queries';
import { checkCode, checkPhone } from '../accounts/rules';
import { welcomeNewcomer } from '../accounts/welcome-newcomer';
import { useSending } from '../accounts/sending';
import { ask, commandKey } from '../../shell/net/ask';
import { broughtSpreadCode } from '../../shell/session';
import { Button } from '../../shell/ui/Button';
import { Dialog } from '../../shell/ui/Dialog';
import type { DialogControl } from '../../shell/ui/dialog-control';
import { Field } from '../../shell/ui/Field';
import { copyText } from '../../shell/ui/copy-text';
import { toast } from '../../shell/ui/toast';
import { registerCall } from './queries';
import { useT } from './t';

const AGREEMENT = ['adult'] as const;

interface PlatformPhoneProps {
  control: DialogControl;
  steamId: string;
  proof: string;
}

/** No player has this platform account yet: registers one with a phone number, then shows the password once. */
export function PlatformPhoneDialog({ control, steamId, proof }: PlatformPhoneProps) {
  const t = useT();
  const sms = useQuery(smsQuery).data === true;
  const [phone, setPhone] = useState('');
  const [code, setCode] = useState('');
  const [spreadCode, setSpreadCode] = useState(broughtSpreadCode() ?? '');
  const [tried, setTried] = useState(false);
  const [password, setPassword] = useState('');
  const [ticked, setTicked] = useState<Tick[]>([]);
  const { busy, send } = useSending();
  const register = usePlatformRegistration(steamId, proof, () => setTicked([]));

  const wrongPhone = checkPhone(phone);
  const wrongCode = sms ? checkCode(code) : undefined;
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (wrongPhone !== undefined || wrongCode !== undefined || ticked.length === 0) return;
    void send(async () => {
      const registered = await register({ phone, code, spreadCode });
      setPassword(registered.password);
      if (registered.password !== '') {
        await welcomeNew(registered.token);
        return;
      }
      // The number belongs to an existing player, who has a password.
      await welcome(registered.token);
      toast.okAfterLoad(t('phone.bound'));
      await control.close();
      location.assign('/');
    });
  };
  if (password !== '') return <PasswordDialog control={control} password={password} />;
  return (
    <Dialog control={control} title={t('phone.title')} width={460}>
      <form className="stack" noValidate onSubmit={submit}>
        <p className="muted">{t('phone.text', { steamId })}</p>
        <PhoneField
          value={phone}
          onChange={setPhone}
          error={tried && wrongPhone !== undefined ? t('phone.wrong') : undefined}
        />
        {sms && (
          <CodeField
            value={code}
            onChange={setCode}
            phone={phone}
            error={tried && wrongCode !== undefined ? t('phone.noCode') : undefined}
            onSend={(to, solved) => sendCode('bind', to, solved)}
          />
        )}
        <Field
          label={t('phone.spreadCode')}
          autoComplete="off"
          maxLength={32}
          value={spreadCode}
          onChange={(text) => setSpreadCode(codeTyped(text))}
        />
        <Ticks
          names={AGREEMENT}
          ticked={ticked}
          onChange={setTicked}
          error={tried && ticked.length === 0 ? t('platform.tick') : undefined}
        />
        <Button type="submit" variant="play" size="lg" wide label={t('phone.send')} busy={busy} />
      </form>
    </Dialog>
  );
}

/**
 * Registers whoever came by the platform. What was sent just so before goes under the same key.
 * @param onChanged called if the texts changed since they were shown; the new ones are loaded
 */
function usePlatformRegistration(steamId: string, proof: string, onChanged: () => void) {
  const agreed = useShownHash();
  const sent = useRef({ key: '', written: '' });
  return async (form: { phone: string; code: string; spreadCode: string }) => {
    const fingerprinId = (await fingerprint()) ?? '';
    const body = { ...form, steamId, proof, fingerprinId, ...(agreed !== undefined && { agreed }) };
    const written = JSON.stringify(body);
    if (sent.current.written !== written) sent.current = { key: commandKey(), written };
    try {
      return await ask(registerCall, { body, key: sent.current.key });
    } catch (error) {
      if (await renewTexts(error)) onChanged();
      throw error;
    }
  };
}

interface PasswordDialogProps {
  control: DialogControl;
  password: string;
}

/** Shows the new player's password, once, and then the first day. */
function PasswordDialog({ control, password }: PasswordDialogProps) {
  const t = useT();
  const leave = () => void control.close().then(() => welcomeNewcomer());
  return (
    <Dialog control={control} title={t('phone.doneTitle')} width={460}>
      <div className="stack">
        <p>{t('phone.doneText')}</p>
        <p className="mono">{password}</p>
        <Button label={t('phone.copy')} onClick={() => void copyText(password)} />
        <Button variant="play" wide label={t('phone.leave')} onClick={leave} />
      </div>
    </Dialog>
  );
}
