import { useMemo } from 'react';
import { count, gems } from '../../shell/i18n/format';
import { Skeleton } from '../../shell/ui';
import { playedOut } from './compute';
import type { BattleDetail, Outcome } from './queries';
import { figureOf } from './run-view';
import { useT } from './t';
import { useVersions } from './use-boxes';
import { usePartyName } from './words';
import styles from './Proof.module.css';

/** Who gets what, from the totals on: computed here from the public number. */
export function WinnerProof({ detail }: { detail: BattleDetail }) {
  const t = useT();
  const { battle } = detail;
  const versions = useVersions(battle.boxes);
  const played = useMemo(
    () => (versions === undefined ? undefined : playedOut(detail, versions)),
    [detail, versions],
  );
  const nameOf = usePartyName(battle);
  if (versions === undefined) return <Skeleton className={styles['waiting']} />;
  if (played === undefined) return <p className="note">{t('proof.notOut')}</p>;
  const { rounds, outcome } = played;
  const standings = rounds.at(-1)?.standings ?? [];
  return (
    <div className="stack">
      <h3 className="title-card">{t('proof.totals')}</h3>
      {/* The keyboard scrolls what has no link inside. */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex */}
      <div className={styles['scroll']} tabIndex={0} role="group" aria-label={t('proof.totals')}>
        <table className={styles['totals']}>
          <thead>
            <tr>
              <th>{t('end.seat')}</th>
              {rounds.map(({ round }) => (
                <th key={round}>{round}</th>
              ))}
              <th>{t('proof.sum')}</th>
            </tr>
          </thead>
          <tbody>
            {battle.seats.map(({ seat, person }) => {
              const values = rounds.map(({ draws }) => draws.find((draw) => draw.seat === seat)?.value ?? 0);
              return (
                <tr key={seat}>
                  <th scope="row">{person?.userName ?? t('seat', { seat })}</th>
                  {values.map((value, k) => (
                    // Rounds never reorder.
                    // oxlint-disable-next-line react/no-array-index-key
                    <td key={k}>{gems(value)}</td>
                  ))}
                  <td>
                    <b>{gems(values.reduce((sum, value) => sum + value, 0))}</b>
                  </td>
                </tr>
              );
            })}
          </tbody>
        </table>
      </div>
      <h3 className="title-card">{t('proof.judged')}</h3>
      <p className={styles['rule']}>{t(`rule.${battle.rule}.words`)}</p>
      <p>
        {standings
          .toSorted((a, b) => a.rank - b.rank)
          .map((one) => `${nameOf(one.of)} ${gems(figureOf(battle, one))}`)
          .join(' · ')}
      </p>
      {outcome !== null && <Decided detail={detail} outcome={outcome} />}
    </div>
  );
}

function Decided({ detail: { battle, evidence }, outcome }: { detail: BattleDetail; outcome: Outcome }) {
  const t = useT();
  const nameOf = usePartyName(battle);
  const { winner, tie, jackpot, gets } = outcome;
  const decider = jackpot ?? tie;
  return (
    <>
      <p className="note">
        {decider === null
          ? t('proof.noNumber')
          : t('proof.further', {
              draw: `${evidence.draw} ${jackpot === null ? 'tie' : 'jackpot'}`,
              number: count(decider.number),
              below: count(decider.below),
              among: decider.among.map((of) => nameOf(of)).join(', '),
            })}
      </p>
      <h3 className="title-card">{t('proof.gets')}</h3>
      {winner !== null && <p>{t('run.takes', { name: nameOf(winner) })}</p>}
      <ul className={styles['gets']}>
        {gets.map(({ seat, items, value, share }) => (
          <li key={seat}>
            <span>
              {t('seat', { seat })} · {battle.seats.find((one) => one.seat === seat)?.person?.userName}
            </span>
            <b>
              {battle.rule === 'shared'
                ? gems(share)
                : `${t('end.items', { count: items })} · ${gems(value)}`}
            </b>
          </li>
        ))}
      </ul>
      <p className="note">{t('proof.values')}</p>
    </>
  );
}
