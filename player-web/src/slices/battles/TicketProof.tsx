import { battleTicketText, battleTickets, itemAt, sha256Hex } from '@skins/engine/fairness';
import { clock, count, ticketPercent } from '../../shell/i18n/format';
import { Gem, Icon, RarityBadge, SeedField, useItemName } from '../../shell/ui';
import { colourOf } from '../../shell/ui/colour';
import { SkinPlate } from '../../shell/ui/SkinPlate';
import { Steps } from '../../shell/ui/Steps';
import { shortHash } from '../seeds/short-hash';
import { TicketRuler } from '../seeds/TicketRuler';
import type { BattleDetail, Evidence } from './queries';
import { roundBoxes } from './RoomHead';
import { seenBattle } from './seen-battles';
import { useT } from './t';
import { useVersions } from './use-boxes';
import styles from './Proof.module.css';

interface TicketProofProps {
  detail: BattleDetail;
  seat: number;
  round: number;
}

/** One ticket, from what was frozen to the item that it falls on. */
export function TicketProof({ detail, seat, round }: TicketProofProps) {
  const t = useT();
  const { evidence } = detail;
  return (
    <Steps label={t('proof.part.ticket')}>
      <li className="stack">
        <h3 className="title-card">{t('proof.frozen')}</h3>
        <p className="note">{t('proof.frozenText')}</p>
        <Leaves detail={detail} />
        {evidence.frozen !== null && <SeedField label="root" value={evidence.frozen.root} />}
      </li>
      <li className="stack">
        <h3 className="title-card">{t('proof.fixed')}</h3>
        <Moments evidence={evidence} />
        <p className="note">{t('proof.fixedText')}</p>
        <Seen evidence={evidence} />
      </li>
      <li className="stack">
        <h3 className="title-card">{t('proof.number')}</h3>
        {evidence.round === null ? (
          <p className="note">{t('proof.notOut')}</p>
        ) : (
          <>
            <SeedField label="randomness" value={evidence.round.randomness} />
            <SeedField label={t('proof.signature')} value={evidence.round.signature} />
          </>
        )}
      </li>
      {evidence.round !== null && evidence.frozen !== null && (
        <Ticket detail={detail} seat={seat} round={round} />
      )}
    </Steps>
  );
}

function Leaves({ detail: { evidence, battle } }: { detail: BattleDetail }) {
  const t = useT();
  return (
    <ol className={styles['leaves']} start={0}>
      {evidence.leaves.map((leaf, n) => {
        const person = battle.seats.find(({ seat }) => seat === n)?.person;
        return (
          <li key={leaf}>
            <b>{n}</b>
            <span>
              {n === 0 ? t('proof.terms') : `${t('seat', { seat: n })} · ${person?.userName ?? ''}`}
              <code>{leaf}</code>
            </span>
            <code>{shortHash(sha256Hex(`\u0000${leaf}`))}</code>
          </li>
        );
      })}
    </ol>
  );
}

function Moments({ evidence: { frozen, sealed, source, drawn } }: { evidence: Evidence }) {
  const t = useT();
  const moments = [
    { name: t('steps.frozen'), time: frozen?.time },
    { name: t('steps.sealed'), time: sealed?.time },
    {
      name: source === null ? t('steps.round') : t('fixed.roundNo', { round: count(source.round) }),
      time: source?.time,
    },
    { name: t('fixed.drawn'), time: drawn ?? undefined },
  ];
  return (
    <ol className={styles['moments']}>
      {moments.map(({ name, time }) => (
        <li key={name}>
          <b>{time === undefined ? '–' : clock(time)}</b>
          {name}
        </li>
      ))}
    </ol>
  );
}

function Seen({ evidence }: { evidence: Evidence }) {
  const t = useT();
  const seen = seenBattle(evidence);
  const alike = seen !== undefined && seen.root === evidence.frozen?.root;
  return (
    <p className={styles['seen']} data-state={seen === undefined ? 'open' : alike ? 'holds' : 'fails'}>
      <Icon name={seen === undefined ? 'info' : alike ? 'check' : 'warning'} />
      {seen === undefined
        ? t('proof.unseen')
        : t(alike ? 'proof.seen' : 'proof.seenOther', { time: clock(seen.time) })}
    </p>
  );
}

function Ticket({ detail, seat, round }: TicketProofProps) {
  const t = useT();
  const { evidence, battle } = detail;
  const versions = useVersions(battle.boxes);
  const nameOf = useItemName();
  const randomness = evidence.round?.randomness ?? '';
  const root = evidence.frozen?.root ?? '';
  const text = battleTicketText(evidence.draw, root, seat, round);
  const { seats, versions: hashes } = evidence.terms;
  const ticket = battleTickets({ draw: evidence.draw, randomness, root, seats, rounds: hashes.length })[
    seat - 1
  ]?.[round - 1];
  const box = roundBoxes(battle.boxes)[round - 1];
  const items = versions?.get(hashes[round - 1] ?? '');
  if (ticket === undefined) return null;
  const item = items === undefined ? undefined : itemAt(items, ticket);
  return (
    <>
      <li className="stack">
        <h3 className="title-card">{t('proof.ticketOf', { seat, round })}</h3>
        <p className="note mono">HMAC-SHA-256(randomness, {JSON.stringify(text)})</p>
        <p className={styles['equation']}>
          <code>{ticket.toString(16).padStart(6, '0')}</code> = <b>{count(ticket)}</b>
          <span className="muted"> / {count(16_777_216)}</span>
        </p>
        <SeedField label={t('proof.hand')} value={byHand(text, randomness)} />
      </li>
      <li className="stack">
        <h3 className="title-card">{t('proof.falls')}</h3>
        <p className="note">{t('proof.box', { name: box?.name ?? '' })}</p>
        <TicketRuler ticket={ticket} parts={items} />
        {item !== undefined && (
          <div className={styles['item']}>
            <SkinPlate
              image={item.stuffImage}
              alt=""
              colour={colourOf(item.skinsRarity, item.category)}
              className={styles['plate']}
            />
            <div>
              <RarityBadge rarity={item.skinsRarity} colour={colourOf(item.skinsRarity, item.category)} />
              <p className="name-lg">{nameOf({ name: item.stuffName, exterior: item.exterior })}</p>
              <Gem value={item.price} />
              <p className="note">
                {count(item.startTicket)} ≤ <b>{count(ticket)}</b> &lt; {count(item.endTicket)} ·{' '}
                {ticketPercent(item.endTicket - item.startTicket)}
              </p>
            </div>
          </div>
        )}
      </li>
    </>
  );
}

/** Returns the command that gives the same HMAC with OpenSSL. */
const byHand = (text: string, randomness: string): string =>
  `printf '${text.replaceAll('\n', String.raw`\n`)}' | openssl dgst -sha256 -mac HMAC -macopt hexkey:${randomness}`;
