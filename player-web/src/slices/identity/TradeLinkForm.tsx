import { tradeLinkIn } from '@skins/engine/typed';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { smsQuery } from '../accounts/queries';
import { useSending } from '../accounts/sending';
import { ask } from '../../shell/net/ask';
import { Button, ButtonAway } from '../../shell/ui/Button';
import { Field } from '../../shell/ui/Field';
import { platformPages } from '../../shell/session/platform-pages';
import { toast } from '../../shell/ui/toast';
import { NO_NUMBER, PresentNumberFields, isComplete } from './PresentNumberFields';
import { refreshAccount, tradeLinkCall } from './queries';
import { useT } from './t';

export interface TradeLinkProps {
  link: string;
  steamId: string;
}

/** Takes the link out of whatever was pasted, and stores it. */
export function TradeLinkForm({ link, steamId, onSaved }: TradeLinkProps & { onSaved?: () => void }) {
  const t = useT();
  const [typed, setTyped] = useState(link);
  const [number, setNumber] = useState(NO_NUMBER);
  const [tried, setTried] = useState(false);
  // Items are sent to this link: if codes are on, changing it requires one.
  const found = tradeLinkIn(typed)?.link;
  const confirms = useQuery(smsQuery).data === true && found !== link;
  const { busy, send } = useSending();
  const save = async (steamUrl: string) => {
    const saved = await send(async () => {
      await ask(tradeLinkCall, { body: { steamUrl, code: number.code } });
    });
    if (!saved) return;
    toast.ok(t('trade.saved'));
    setTyped(steamUrl);
    await refreshAccount();
    onSaved?.();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (found !== undefined && (!confirms || isComplete(number))) void save(found);
  };
  return (
    <form className="stack" noValidate onSubmit={submit}>
      <Field
        label={t('trade.label')}
        inputMode="url"
        autoComplete="off"
        maxLength={1024}
        placeholder="https://steamcommunity.com/tradeoffer/new/?partner=…&token=…"
        value={typed}
        onChange={setTyped}
        error={
          tried && found === undefined ? t(typed.trim() === '' ? 'trade.missing' : 'trade.wrong') : undefined
        }
      />
      {confirms && (
        <>
          <p className="muted">{t('trade.confirm')}</p>
          <PresentNumberFields number={number} onChange={setNumber} tried={tried} />
        </>
      )}
      <div className="split">
        <ButtonAway label={t('trade.where')} href={platformPages(steamId).tradeOffers} variant="quiet" />
        <Button type="submit" label={t('save')} busy={busy} />
      </div>
    </form>
  );
}
