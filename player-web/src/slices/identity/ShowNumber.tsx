import { type FormEvent, useState } from 'react';
import { unbindCall } from '../accounts/queries';
import { useSending } from '../accounts/sending';
import { ask } from '../../shell/net/ask';
import { Button } from '../../shell/ui/Button';
import { NO_NUMBER, PresentNumberFields, isComplete } from './PresentNumberFields';
import { useT } from './t';

/** Confirms the present number by a code: required before binding a permanent way to log in. */
export function ShowNumber({ onShown }: { onShown: () => void }) {
  const t = useT();
  const [number, setNumber] = useState(NO_NUMBER);
  const [tried, setTried] = useState(false);
  const { busy, send } = useSending();
  const show = async () => {
    const shown = await send(async () => {
      await ask(unbindCall, { body: number });
    });
    if (shown) onShown();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (isComplete(number)) void show();
  };
  return (
    <form className="stack" noValidate onSubmit={submit}>
      <p className="muted">{t('platform.verify')}</p>
      <PresentNumberFields number={number} onChange={setNumber} tried={tried} />
      <Button type="submit" label={t('platform.confirm')} busy={busy} />
    </form>
  );
}
