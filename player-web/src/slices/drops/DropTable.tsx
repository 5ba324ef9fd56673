import { clsx } from 'clsx';
import { count, finePercent, gems, moment } from '../../shell/i18n/format';
import { TICKETS } from '@skins/engine/fairness';
import { Gem } from '../../shell/ui';
import { RulerZoom } from '../../shell/ui/Ruler';
import tables from '../../shell/ui/Table.module.css';
import { shortHash } from '../seeds/short-hash';
import { DropPlate } from './DropPlate';
import { DropRuler } from './DropRuler';
import type { DropTable as Table, Tier } from './queries';
import { rewardName } from './reward-name';
import { useT } from './t';
import styles from './Drop.module.css';

type Row = Tier['drops'][number];

const kindOf = ({ activityRewardType, of, receiveNum }: Row): string =>
  `${activityRewardType} ${of ?? ''} ${receiveNum}`;

/** Returns the drops of all tiers, each kind once. */
const kindsIn = (tiers: readonly Tier[]): readonly Row[] => [
  ...new Map(tiers.flatMap(({ drops }) => drops).map((row) => [kindOf(row), row])).values(),
];

/** The table in force: each drop with its exact chance, by the price of the box. */
export function DropTable({ table }: { table: Table }) {
  const t = useT();
  const { tiers, rulesHash, from } = table;
  const most = tiers.reduce<Tier | undefined>(
    (best, tier) => (best === undefined || tier.tickets > best.tickets ? tier : best),
    undefined,
  );
  const nameOf = (k: number) => {
    const [low, high] = [tiers[k]?.priceFrom ?? 0, tiers[k + 1]?.priceFrom];
    return high === undefined
      ? t('table.above', { price: gems(low) })
      : t('table.between', { low: gems(low), high: gems(high) });
  };
  return (
    <section aria-labelledby="drop-table">
      <div className="section-head">
        <h2 className="title-section" id="drop-table">
          {t('table.title')}
        </h2>
        <p className="note">{t('table.version', { hash: shortHash(rulesHash, 8, 4), time: moment(from) })}</p>
      </div>
      {most !== undefined && most.tickets > 0 && <Zoom tier={most} />}
      <Rows tiers={tiers} nameOf={nameOf} />
      <p className="note">{t('table.note', { tickets: count(TICKETS) })}</p>
    </section>
  );
}

const ticketsOf = ({ drops }: Tier, row: Row): number =>
  drops
    .filter((one) => kindOf(one) === kindOf(row))
    .reduce((sum, { startTicket, endTicket }) => sum + endTicket - startTicket, 0);

function Chance({ tickets }: { tickets: number }) {
  if (tickets === 0) return '–';
  return (
    <>
      <b>{finePercent(tickets / TICKETS)}</b>
      <small>{count(tickets)}</small>
    </>
  );
}

/** The numbers of a tier, and those with a drop magnified. */
function Zoom({ tier: { chance, drops, tickets } }: { tier: Tier }) {
  const t = useT();
  return (
    <div className={clsx('panel', styles['zoom'])}>
      <p className="note">
        {t('table.zoom', { chance: finePercent(chance), rest: finePercent(1 - chance) })}
      </p>
      <DropRuler parts={drops} />
      <RulerZoom from={0} to={(tickets / TICKETS) * 100} />
      <DropRuler parts={drops} upTo={tickets} />
    </div>
  );
}

interface RowsProps {
  tiers: readonly Tier[];
  /** the prices of a tier in words */
  nameOf: (tier: number) => string;
}

/** Each drop with its chance in every tier. */
function Rows({ tiers, nameOf }: RowsProps) {
  const t = useT();
  return (
    <table className={clsx('panel', tables['table'], styles['table'])} aria-label={t('table.title')}>
      <thead>
        <tr>
          <th>{t('table.drop')}</th>
          <th className={tables['end']}>{t('table.worth')}</th>
          {tiers.map(({ priceFrom }, k) => (
            <th key={priceFrom} className={tables['end']}>
              {nameOf(k)}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {kindsIn(tiers).map((row) => (
          <tr key={kindOf(row)}>
            <td>
              <span className={styles['met']}>
                <DropPlate face={row} />
                <span>
                  <b>{rewardName(row)}</b>
                  {row.exterior !== '' && <small>{row.exterior}</small>}
                </span>
              </span>
            </td>
            <td className={tables['end']} data-label={t('table.worth')}>
              <Gem value={row.price} />
            </td>
            {tiers.map((tier, k) => (
              <td key={tier.priceFrom} className={tables['end']} data-label={nameOf(k)}>
                <Chance tickets={ticketsOf(tier, row)} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
      <tfoot>
        <tr>
          <td>{t('table.all')}</td>
          <td>
            <span className="sr-only">{t('table.worth')}</span>
          </td>
          {tiers.map(({ priceFrom, tickets, worth }, k) => (
            <td key={priceFrom} className={tables['end']} data-label={nameOf(k)}>
              <b>{finePercent(tickets / TICKETS)}</b>
              <small>{t('table.mean', { worth: worth.toFixed(4) })}</small>
            </td>
          ))}
        </tr>
      </tfoot>
    </table>
  );
}
