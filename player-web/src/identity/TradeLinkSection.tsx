import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { CodeField } from '../accounts/CodeField';
import { PhoneField } from '../accounts/PhoneField';
import { sendCode, smsQuery } from '../accounts/queries';
import { checkCode, checkPhone } from '../accounts/rules';
import { useSending } from '../accounts/sending';
import { ask } from '../net/ask';
import { Button, ButtonAway } from '../ui/Button';
import { Field } from '../ui/Field';
import { toast } from '../ui/toast';
import { Section } from './Section';
import { refreshAccount, tradeLinkCall } from './queries';
import { useT } from './t';

/** The page of the platform on which its user finds the link. */
const linksOf = (steamId: string): string =>
  steamId === ''
    ? 'https://steamcommunity.com/my/tradeoffers/privacy'
    : `https://steamcommunity.com/profiles/${steamId}/tradeoffers/privacy`;

/** By which the platform trades with the player. */
export function TradeLinkSection({ link, steamId }: { link: string; steamId: string }) {
  const t = useT();
  const [typed, setTyped] = useState(link);
  const [phone, setPhone] = useState('');
  const [code, setCode] = useState('');
  const [tried, setTried] = useState(false);
  // Items go where it says: where codes are on, one confirms another link.
  const confirms = useQuery(smsQuery).data === true && typed !== link;
  const wrongPhone = confirms && checkPhone(phone) !== undefined;
  const wrongCode = confirms && checkCode(code) !== undefined;
  const { busy, send } = useSending();
  const save = async () => {
    const saved = await send(async () => {
      await ask(tradeLinkCall, { body: { steamUrl: typed, code } });
    });
    if (!saved) return;
    toast.ok(t('trade.saved'));
    await refreshAccount();
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (typed !== '' && !wrongPhone && !wrongCode) void save();
  };
  return (
    <Section title={t('trade.title')} text={t('trade.text')}>
      <form className="stack" noValidate onSubmit={submit}>
        <Field
          label={t('trade.label')}
          type="url"
          autoComplete="off"
          maxLength={256}
          placeholder="https://steamcommunity.com/tradeoffer/new/?partner=…&token=…"
          value={typed}
          onChange={(text) => setTyped(text.replaceAll(/[\s,，]/g, ''))}
          error={tried && typed === '' ? t('trade.missing') : undefined}
        />
        {confirms && (
          <>
            <p className="muted">{t('trade.confirm')}</p>
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
