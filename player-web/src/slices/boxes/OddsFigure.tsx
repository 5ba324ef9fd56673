import { Fragment } from 'react';
import { useTranslation } from 'react-i18next';
import { count, percent, ticketPercent } from '../../shell/i18n/format';
import { RarityBadge, Ruler, RulerTicks, RulerZoom, colourOf, type Share } from '../../shell/ui';
import { TICKETS, LAST_TICKET } from '@skins/engine/fairness';
import { magnified, sharesOf, type Bar } from './odds';
import { useT } from './t';
import styles from './OddsFigure.module.css';
import type { Item } from './queries';

/** Two decimals suffice for a large share; a small one has four. */
const shareText = (tickets: number) =>
  tickets < TICKETS / 100 ? ticketPercent(tickets) : percent(tickets / TICKETS);

/** The chances of each rarity to scale, then the thin tail magnified. */
export function OddsFigure({ items }: { items: readonly Item[] }) {
  const t = useT();
  const shares = sharesOf(items);
  const [whole, ...tails] = magnified(shares);
  return (
    <figure className={`panel ${styles['figure']}`}>
      <figcaption className="split">
        <b className="title-card">{t('odds.toScale')}</b>
        <span className="cluster">
          {shares.map(({ rarity, tickets }) => (
            <span key={rarity} className={styles['share']}>
              <RarityBadge rarity={rarity} colour={colourOf(rarity)} /> <span>{shareText(tickets)}</span>
            </span>
          ))}
        </span>
      </figcaption>
      <Ruler shares={whole?.shares ?? []} size="lg" label={t('odds.figure')} />
      <RulerTicks marks={[0, TICKETS / 4, TICKETS / 2, (TICKETS / 4) * 3, LAST_TICKET]} />
      {tails.map((bar, index) => (
        <Fragment key={bar.factor}>
          <RulerZoom from={startOf(bar, index === 0 ? whole : tails[index - 1])} className={styles['zoom']} />
          <Ruler
            shares={bar.shares}
            size="lg"
            label={t('odds.magnified', { factor: count(bar.factor) })}
            className={styles['tail']}
          />
        </Fragment>
      ))}
      <TailTicks bar={tails.at(-1)} />
    </figure>
  );
}

const sum = (shares: readonly Share[]) => shares.reduce((total, { tickets }) => total + tickets, 0);

/** Returns the start of a tail on the bar above it, in percent. */
const startOf = (tail: Bar, above: Bar | undefined) =>
  above === undefined ? 0 : 100 - (sum(tail.shares) / sum(above.shares)) * 100;

function TailTicks({ bar }: { bar: Bar | undefined }) {
  const t = useT();
  const { t: ui } = useTranslation();
  const first = bar?.shares[0];
  const last = bar?.shares.at(-1);
  if (bar === undefined || first === undefined || last === undefined) return null;
  const mark = ({ rarity, tickets }: Share) => `${ui(`ui.rarity.${rarity}`)} ${ticketPercent(tickets)}`;
  return <RulerTicks marks={[mark(first), t('odds.magnified', { factor: count(bar.factor) }), mark(last)]} />;
}
