import { useMemo } from 'react';
import { TICKETS, gems, percent } from '../../shell/i18n/format';
import { Facts, Skeleton } from '../../shell/ui';
import { type Draft, type PickedBox, sumOf } from './draft';
import { PayChoice } from './PayChoice';
import type { BattleRules, Pay } from './queries';
import { RuleName } from './RuleName';
import { SteersNote } from './SteersNote';
import { type Stretch, spreadOf } from './spread';
import { useT } from './t';
import { type Versions, useVersions } from './use-boxes';
import { useSeating } from './words';
import styles from './Create.module.css';

interface CreateReviewProps {
  draft: Draft;
  boxes: readonly PickedBox[];
  rules: BattleRules;
  cards: number;
  pay: Pay;
  onPay: (pay: Pay) => void;
  onChange: (draft: Draft) => void;
}

/** The third step: everything once more, how far results lie apart, and how the seat is paid. */
export function CreateReview({ draft, boxes, rules, cards, pay, onPay }: CreateReviewProps) {
  const t = useT();
  const seating = useSeating();
  const { price } = sumOf(boxes);
  return (
    <div className="stack">
      <Facts
        even
        facts={[
          { name: t('filter.rule'), value: <RuleName rule={draft.rule} /> },
          { name: t('filter.seats'), value: seating(draft) },
          { name: t('create.who'), value: t(draft.open ? 'public' : 'byLink') },
          { name: t('create.device'), value: t(draft.oneADevice ? 'create.perDevice' : 'create.perAccount') },
        ]}
      />
      <p className={styles['said']}>{t(`rule.${draft.rule}.words`)}</p>
      <SpreadList draft={draft} boxes={boxes} rules={rules} />
      <PayChoice
        price={price}
        cardValue={rules.cardValue}
        fits={price <= rules.cardValue}
        cards={cards}
        value={pay}
        onChange={onPay}
      />
      <p className="note">{t('pay.heldNote', { count: rules.waitMs / 60_000 })}</p>
      <SteersNote by={rules.steers} />
    </div>
  );
}

function SpreadList({ draft, boxes, rules }: Pick<CreateReviewProps, 'draft' | 'boxes' | 'rules'>) {
  const t = useT();
  const versions = useVersions(boxes.map(({ id, versionHash }) => ({ boxId: id, versionHash })));
  const stretches = useMemo(
    () => (versions === undefined ? undefined : spread(draft, boxes, rules, versions)),
    [draft, boxes, rules, versions],
  );
  const { price } = sumOf(boxes);
  const words = ({ from, to }: Stretch): string => {
    if (to === 0) return t('spread.nothing');
    if (to === Number.POSITIVE_INFINITY) return t('spread.over', { from: gems(from * price) });
    return `${gems(from * price)} – ${gems(to * price)}`;
  };
  return (
    <section className={styles['spread']} aria-label={t('spread.title')}>
      <h3 className="title-card">{t('spread.title')}</h3>
      {stretches === undefined ? (
        <Skeleton className={styles['spreadWaiting']} />
      ) : (
        <ul>
          {stretches.map((stretch) => (
            <li key={`${stretch.from} ${stretch.to}`}>
              <span>{words(stretch)}</span>
              <progress max={1} value={stretch.probability} aria-label={words(stretch)} />
              <b>{percent(stretch.probability)}</b>
            </li>
          ))}
        </ul>
      )}
      <p className="note">{t('spread.note')}</p>
    </section>
  );
}

const spread = (
  draft: Draft,
  boxes: readonly PickedBox[],
  { sellBackRate }: BattleRules,
  versions: Versions,
): readonly Stretch[] =>
  spreadOf({
    rounds: boxes.map(({ versionHash }) =>
      (versions.get(versionHash) ?? []).map(({ price, startTicket, endTicket }) => ({
        value: price,
        probability: (endTicket - startTicket) / TICKETS,
      })),
    ),
    price: sumOf(boxes).price,
    seats: draft.seats,
    teams: draft.teams,
    sellBackRate: draft.rule === 'shared' ? sellBackRate : undefined,
  });
