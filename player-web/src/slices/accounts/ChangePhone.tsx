import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { ask, commandKey } from '../../shell/net/ask';
import { refreshUser } from '../../shell/session';
import { Button } from '../../shell/ui/Button';
import { toast } from '../../shell/ui/toast';
import { CodeField } from './CodeField';
import { PhoneField } from './PhoneField';
import { bindCall, sendCode, smsQuery, unbindCall } from './queries';
import { checkCode, checkPhone, type Wrong } from './rules';
import { useSending } from './sending';
import { useT } from './t';

/** Changes the phone number in two steps: a code to the present number, then one to the new number. */
export function ChangePhone({ onDone }: { onDone: () => void }) {
  const t = useT();
  const [step, setStep] = useState<1 | 2>(1);
  const sms = useQuery(smsQuery).data;
  const key = useRef(commandKey());
  if (sms === false) return <p role="status">{t('change.off')}</p>;

  const unbind = async (phone: string, code: string) => {
    await ask(unbindCall, { body: { phone, code } });
    setStep(2);
  };
  const bind = async (phone: string, code: string) => {
    await ask(bindCall, { body: { phone, code }, key: key.current });
    await refreshUser();
    toast.ok(t('change.done'));
    onDone();
  };
  return step === 1 ? (
    <Step key={1} step={1} onSubmit={unbind} />
  ) : (
    <Step
      key={2}
      step={2}
      onSubmit={bind}
      onBack={() => {
        key.current = commandKey();
        setStep(1);
      }}
    />
  );
}

interface StepProps {
  step: 1 | 2;
  onSubmit: (phone: string, code: string) => Promise<void>;
  onBack?: () => void;
}

/** A number and the code sent to it. */
function Step({ step, onSubmit, onBack }: StepProps) {
  const t = useT();
  const [phone, setPhone] = useState('');
  const [taken, setTaken] = useState('');
  const [code, setCode] = useState('');
  const [tried, setTried] = useState(false);
  const { busy, send } = useSending();
  const isTaken = taken !== '' && taken === phone;
  const wrongPhone = checkPhone(phone) ?? (isTaken ? 'phoneTaken' : undefined);
  const wrongCode = checkCode(code);
  const say = (wrong: Wrong) => (tried && wrong !== undefined ? t(`wrong.${wrong}`) : undefined);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (wrongPhone === undefined && wrongCode === undefined) void send(() => onSubmit(phone, code));
  };
  return (
    <form className="stack" noValidate onSubmit={submit}>
      <p>
        <span className="note">{t('change.step', { step })}</span>
        <br />
        <b>{t(step === 1 ? 'change.unbind' : 'change.bind')}</b>
      </p>
      <PhoneField
        label={t(step === 1 ? 'change.old' : 'change.next')}
        value={phone}
        onChange={setPhone}
        error={isTaken ? t('wrong.phoneTaken') : say(wrongPhone)}
      />
      <CodeField
        value={code}
        onChange={setCode}
        phone={phone}
        error={say(wrongCode)}
        onTaken={step === 2 ? setTaken : undefined}
        onSend={(to, solved) => sendCode('change', to, solved)}
      />
      <Button
        type="submit"
        variant="play"
        size="lg"
        wide
        label={t(step === 1 ? 'change.forward' : 'change.submit')}
        busy={busy}
      />
      {onBack !== undefined && <Button variant="quiet" wide label={t('change.back')} onClick={onBack} />}
    </form>
  );
}
