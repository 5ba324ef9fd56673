import { tradeLinkIn } from '@skins/engine/typed';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { smsQuery } from '../accounts/queries';
import { useSending } from '../accounts/sending';
import { ask } from '../../shell/net/ask';
import { Button, ButtonAway } from '../../shell/ui/Button';
import { Field } from '../../shell/ui/Field';
import { toast } from '../../shell/ui/toast';
import { NO_NUMBER, PresentNumberFields, isComplete } from './PresentNumberFields';
import { Section } from './Section';
import { refreshAccount, tradeLinkCall } from './queries';
import { useT } from './t';

/** Returns the platform's page on which users find their trade link. */
const linksOf = (steamId: string): string =>
  steamId === ''
    ? 'https://steamcommunity.com/my/tradeoffers/privacy'
    : `https://steamcommunity.com/profiles/${steamId}/tradeoffers/privacy`;

/** The link by which the platform trades with the player. */
export function TradeLinkSection({ link, steamId }: { link: string; steamId: string }) {
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
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (found !== undefined && (!confirms || isComplete(number))) void save(found);
  };
  return (
    <Section title={t('trade.title')} text={t('trade.text')}>
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
            tried && found === undefined
              ? t(typed.trim() === '' ? 'trade.missing' : 'trade.wrong')
              : undefined
          }
        />
        {confirms && (
          <>
            <p className="muted">{t('trade.confirm')}</p>
            <PresentNumberFields number={number} onChange={setNumber} tried={tried} />
          </>
        )}
        <div className="split">
          <ButtonAway label={t('trade.where')} href={linksOf(steamId)} variant="quiet" />
          <Button type="submit" label={t('save')} busy={busy} />
        </div>
      </form>
    </Section>
  );
}
