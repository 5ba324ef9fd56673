import type { DataOf } from '@skins/api/contract';
import type { accountDetails } from '@skins/api/identity/contract';
import { cardTyped, nameTyped } from '@skins/engine/typed';
import { useQuery } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useSending } from '../accounts/sending';
import { gems, moment } from '../../shell/i18n/format';
import { ask, commandKey } from '../../shell/net/ask';
import { Button } from '../../shell/ui/Button';
import { Facts } from '../../shell/ui/Facts';
import { Field } from '../../shell/ui/Field';
import { toast } from '../../shell/ui/toast';
import { Section } from './Section';
import { wrongCard, wrongName } from './card-form';
import { cardCall, refreshAccount, rewardQuery } from './queries';
import { useT } from './t';

/** The real name: editable until it is given, then locked. */
export function RealNameSection({ details }: { details: DataOf<typeof accountDetails> }) {
  const t = useT();
  const { name, card, verified } = details;
  if (verified === null) return <RealNameForm />;
  return (
    <Section title={t('real.title')}>
      <Facts
        names="beside"
        facts={[
          { name: t('real.name'), value: name === '' ? '—' : name },
          { name: t('real.card'), value: <span className="mono">{card === '' ? '—' : card}</span> },
          { name: t('real.since'), value: moment(verified) },
        ]}
      />
    </Section>
  );
}

function RealNameForm() {
  const t = useT();
  const reward = useQuery(rewardQuery).data?.reward;
  const [typed, setTyped] = useState('');
  const [card, setCard] = useState('');
  const [tried, setTried] = useState(false);
  const { busy, send } = useSending();
  const sent = useRef({ key: '', written: '' });
  const wrong = wrongCard(card);
  const name = nameTyped(typed);
  const wrongly = wrongName(name);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setTried(true);
    if (wrongly !== undefined || wrong !== undefined) return;
    const written = JSON.stringify([name, card]);
    if (sent.current.written !== written) sent.current = { key: commandKey(), written };
    void send(async () => {
      const given = await ask(cardCall, { body: { name, card }, key: sent.current.key });
      toast.ok(given.rewarded ? t('real.rewarded', { gems: gems(given.reward) }) : t('real.done'));
      await refreshAccount();
    });
  };
  return (
    <Section
      title={t('real.title')}
      text={
        reward === undefined || reward === 0 ? t('real.text') : t('real.textReward', { gems: gems(reward) })
      }
    >
      <form className="stack" noValidate onSubmit={submit}>
        <Field
          label={t('real.name')}
          autoComplete="name"
          maxLength={64}
          value={typed}
          onChange={setTyped}
          error={tried && wrongly !== undefined ? t(`real.${wrongly}`) : undefined}
        />
        <Field
          label={t('real.card')}
          autoComplete="off"
          maxLength={64}
          className="mono"
          value={card}
          onChange={(text) => setCard(cardTyped(text))}
          error={tried && wrong !== undefined ? t(`real.${wrong}`) : undefined}
        />
        <Button type="submit" label={t('real.send')} busy={busy} />
      </form>
    </Section>
  );
}
