import { clsx } from 'clsx';
import { useState } from 'react';
import { openModal } from '../../shell/app/modals';
import { count, finePercent } from '../../shell/i18n/format';
import { Button, Facts, Icon } from '../../shell/ui';
import { WonActions } from '../bag/WonActions';
import { useSelling } from '../bag/use-selling';
import type { SharedResult } from '../../shell/result/shared-result';
import { type BoxEvidence, evidenceOfOpening } from '../boxes/box-evidence';
import { AnswerAlarm } from '../seeds/AnswerAlarm';
import type { MoonOrder, MoonPlays, Outcome } from './moon-play';
import { PhaseMoon } from './PhaseMoon';
import type { MoonInfo } from './queries';
import { useT } from './t';
import { usePhaseName } from './use-phase-name';
import styles from './Now.module.css';

interface ResultPanelProps {
  info: MoonInfo;
  order: MoonOrder;
  outcome: Outcome;
  plays: MoonPlays;
}

/** Where the moon went, the proof, and what can be done with what came. */
export function ResultPanel({ info, order, outcome, plays }: ResultPanelProps) {
  const t = useT();
  const nameOf = usePhaseName();
  const selling = useSelling();
  const [done, setDone] = useState(false);
  const [opening] = outcome.opens;
  if (opening === undefined) return null;
  const { seen } = order;
  const isTop = outcome.next === 0;
  const said = { phase: nameOf(seen.phase), next: nameOf(outcome.next) };
  const item = seen.items.find(({ skinId }) => skinId === opening.skinId);
  const title = isTop ? t('isNew') : t(outcome.next === seen.phase ? 'isFull' : 'waxes');
  const evidence = evidenceOf(order, outcome, opening);
  const verify = () => openModal('fairness', { evidence });
  return (
    <section className={clsx('panel', 'stack', styles['now'], styles['result'])} aria-label={title}>
      <h2 className={clsx('display', styles['turned'])}>{title}</h2>
      <p>{t(isTop ? 'hitText' : 'missedText', said)}</p>
      <Turn info={info} phases={[seen.phase, outcome.next]} />
      <Facts
        names="beside"
        className={styles['then']}
        facts={[
          {
            name: t('number'),
            value: (
              <span className={styles['number']}>
                {`N = ${count(opening.ticket)}`}
                <Button size="sm" icon="verify" label={t('verify')} onClick={verify} />
              </span>
            ),
          },
          {
            name: t('range'),
            value: item === undefined ? '–' : `${count(item.startTicket)} – ${count(item.endTicket - 1)}`,
          },
        ]}
      />
      <AnswerAlarm asSent={outcome.asSent} />
      {!done && (
        <WonActions
          won={[{ id: opening.itemId, value: opening.price }]}
          selling={selling}
          locked={plays.play.phase === 'landed'}
          onShare={() => openModal('share', { result: sharedOf(order, opening, evidence) })}
          onDone={() => {
            setDone(true);
            plays.dismiss();
          }}
        />
      )}
    </section>
  );
}

/** The phase before and after. */
function Turn({ info, phases }: { info: MoonInfo; phases: readonly number[] }) {
  const nameOf = usePhaseName();
  return (
    <ol className={styles['turn']}>
      {phases.map((phase, k) => (
        <li key={k === 0 ? 'before' : 'after'}>
          <PhaseMoon phase={phase} size={44} />
          <b>{nameOf(phase)}</b>
          <small>{finePercent(info.phases[phase]?.topProbability ?? 0)}</small>
        </li>
      ))}
      <li className={styles['arrow']} aria-hidden="true">
        <Icon name="forward" />
      </li>
    </ol>
  );
}

function sharedOf(
  { seen }: MoonOrder,
  opening: Outcome['opens'][number],
  evidence: BoxEvidence,
): SharedResult {
  const item = seen.items.find(({ skinId }) => skinId === opening.skinId);
  return {
    item: {
      name: opening.stuffName,
      image: item?.stuffImage ?? '',
      rarity: opening.skinsRarity,
      category: opening.category,
      exterior: opening.exterior,
      value: opening.price,
    },
    cost: seen.price,
    tickets: item && item.endTicket - item.startTicket,
    ticket: opening.ticket,
    from: seen.name,
    evidence,
  };
}

/** Returns the claims of the answer, with the version on the page at the press. */
function evidenceOf(
  { seen, key }: MoonOrder,
  { position, chain }: Outcome,
  opening: Outcome['opens'][number],
) {
  const { boxId: id, name, versionHash, price, items } = seen;
  return evidenceOfOpening(opening, {
    odds: { id, name, versionHash, price, items },
    key,
    position,
    chainId: chain?.id,
  });
}
