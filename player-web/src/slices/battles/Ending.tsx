import { Link } from 'wouter';
import { count, gems, percent } from '../../shell/i18n/format';
import { Avatar, Button, ButtonLink, Facts, Gem, Seal } from '../../shell/ui';
import { paths as limits } from '../limits/paths';
import { AgainButton } from './EnterButton';
import { Loot, lootOf } from './Loot';
import { proofPath } from './paths';
import {
  type Battle,
  type BattleDetail,
  type Outcome,
  type Round,
  type Standing,
  sharedRateOf,
} from './queries';
import { RuleName } from './RuleName';
import { figureOf, gradeOf } from './run-view';
import { useT } from './t';
import { partyOf, usePartyName } from './words';
import { WonLoot } from './WonLoot';
import styles from './Ending.module.css';

interface EndingProps {
  detail: BattleDetail;
  rounds: readonly Round[];
  outcome: Outcome;
  onReplay: () => void;
}

/** The end: who takes what, and for a seated viewer what it was for them. */
export function Ending({ detail, rounds, outcome, onReplay }: EndingProps) {
  const { battle } = detail;
  const own = outcome.gets.find(({ seat }) => seat === battle.mine);
  const got = own === undefined ? 0 : own.value + own.share;
  const best = Math.max(...outcome.gets.map(({ value, share }) => value + share));
  const grade = gradeOf(own === undefined ? best : got, battle.price);
  const lost = own !== undefined && got === 0;
  return (
    <div className={styles['row']} data-grade={lost ? 0 : grade} data-lost={lost}>
      <div className="stack">
        <Says detail={detail} outcome={outcome} standings={rounds.at(-1)?.standings ?? []} />
        <Sums detail={detail} own={own} />
        {own !== undefined && own.items > 0 && (
          <WonLoot detail={detail} loot={lootOf(battle, rounds, outcome)} received={own.value} />
        )}
        <Actions detail={detail} own={own} onReplay={onReplay} />
        <p className={styles['proved']}>
          <Seal />
          <span>
            <ProofWords battle={battle} />
          </span>
        </p>
      </div>
      {battle.rule === 'shared' ? (
        <SharedTable detail={detail} rounds={rounds} outcome={outcome} />
      ) : (
        <Loot battle={battle} rounds={rounds} outcome={outcome} quiet={lost} />
      )}
    </div>
  );
}

function ProofWords({ battle }: { battle: Battle }) {
  const t = useT();
  return (
    <>
      {t('end.proof', { tickets: count(battle.rounds * battle.seats.length) })}{' '}
      <Link className="link" href={proofPath(battle.id)}>
        {t('proof.open')}
      </Link>
    </>
  );
}

interface SaysProps {
  detail: BattleDetail;
  outcome: Outcome;
  standings: readonly Standing[];
}

function Says({ detail: { battle }, outcome, standings }: SaysProps) {
  const t = useT();
  const nameOf = usePartyName(battle);
  const mine = battle.seats.find(({ seat }) => seat === battle.mine);
  const { winner } = outcome;
  const own = outcome.gets.find(({ seat }) => seat === battle.mine);
  const face = battle.seats.find((seat) => partyOf(battle, seat) === winner)?.person;
  const won = mine !== undefined && winner !== null && partyOf(battle, mine) === winner;
  const items = count(battle.rounds * battle.seats.length);
  const title = () => {
    if (winner === null)
      return t('end.each', { share: gems(Math.min(...outcome.gets.map(({ share }) => share))) });
    if (won) return t('end.yours', { count: own?.items ?? 0 });
    return t('end.theirs', { name: nameOf(winner) });
  };
  return (
    <div className={styles['says']}>
      {face !== undefined && face !== null && <Avatar image={face.avatar} size={64} />}
      <div>
        <p className="note">
          <RuleName rule={battle.rule} /> · {standings.map((one) => gems(figureOf(battle, one))).join(' : ')}
        </p>
        <h1 className="title-page">{title()}</h1>
        <p className="sr-only" role="status">
          {title()}
        </p>
        {winner !== null && !won && (
          <p className="muted">
            {t(mine === undefined ? 'end.allTo' : 'end.lost', { items, name: nameOf(winner) })}
          </p>
        )}
      </div>
    </div>
  );
}

interface SumsProps {
  detail: BattleDetail;
  own: Outcome['gets'][number] | undefined;
}

function Sums({ detail: { battle, paidBy }, own }: SumsProps) {
  const t = useT();
  if (own === undefined) return null;
  return (
    <Facts
      facts={[
        { name: t('end.received'), value: <Gem value={own.value + own.share} /> },
        {
          name: t('end.spent'),
          value: paidBy === 'card' ? t('record.card') : <Gem value={battle.price} />,
        },
      ]}
    />
  );
}

interface ActionsProps extends SumsProps {
  onReplay: () => void;
}

function Actions({ detail: { battle }, own, onReplay }: ActionsProps) {
  const t = useT();
  const isOver = battle.overAt !== null || battle.state === 'finished';
  const won = own !== undefined && own.items > 0;
  return (
    <>
      <div className={styles['go']}>
        <Button icon="play" label={t('enter.replay')} onClick={onReplay} />
        <ButtonLink icon="verify" href={proofPath(battle.id)} label={t('end.verify')} />
        {isOver && <AgainButton battle={battle} />}
      </div>
      {!isOver && <p className="note">{t('end.coming')}</p>}
      {own !== undefined && !won && battle.rule !== 'shared' && (
        <p className="note">
          {t('end.independent')}{' '}
          <Link className="link" href={limits.limits}>
            {t('end.limits')}
          </Link>
        </p>
      )}
    </>
  );
}

type SharedTableProps = Pick<EndingProps, 'detail' | 'rounds' | 'outcome'>;

function SharedTable({ detail: { battle, evidence }, rounds, outcome }: SharedTableProps) {
  const t = useT();
  const all = outcome.gets.reduce((sum, { share }) => sum + share, 0);
  return (
    <div className="panel pad stack">
      <p className={styles['sum']}>
        {t('end.sum', {
          items: count(battle.rounds * battle.seats.length),
          rate: percent(sharedRateOf(evidence)),
          all: gems(all),
          seats: count(battle.seats.length),
        })}
      </p>
      <table className={styles['splits']}>
        <thead>
          <tr>
            <th>{t('end.seat')}</th>
            <th>{t('end.opened')}</th>
            <th>{t('end.share')}</th>
          </tr>
        </thead>
        <tbody>
          {battle.seats.map(({ seat, person }) => (
            <tr key={seat}>
              <td>
                {person?.userName} {person?.me === true && t('me')}
              </td>
              <td>
                <Gem value={openedBy(rounds, seat)} />
              </td>
              <td>
                <Gem value={outcome.gets.find((one) => one.seat === seat)?.share ?? 0} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <p className="note">{t('end.rest')}</p>
    </div>
  );
}

const openedBy = (rounds: readonly Round[], seat: number): number =>
  rounds
    .flatMap(({ draws }) => draws)
    .reduce((sum, draw) => (draw.seat === seat ? sum + draw.value : sum), 0);
