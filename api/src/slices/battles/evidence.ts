import { type Battle, gainsOf, hashedTerms } from '@skins/engine/battles';
import type { Catalogue } from '@skins/engine/catalogue';
import { battleLeaves } from '@skins/engine/fairness';
import { streamOf } from '@skins/engine/kernel';
import type { Static } from 'typebox';
import type { Evidence as EvidenceSchema } from './contract.ts';
import { type Created, oddsOf, roundsShown, timesOf } from './battle-shown.ts';

export type Evidence = Static<typeof EvidenceSchema>;

/** Returns everything that decides a battle, as far as it was on screen at a time. */
export function evidenceOf(battle: Battle, created: Created, catalogue: Catalogue, now: number): Evidence {
  const { frozen, sealed, drawn, voided, seats } = battle;
  const { versions, ...hashed } = hashedTerms(created.terms);
  const terms = { ...hashed, versions: [...versions] };
  const entries =
    frozen === undefined ? [] : seats.map(({ n, entrant, userSeed }) => ({ n, entrant, userSeed }));
  return {
    kind: 'battle',
    draw: streamOf(created.place),
    terms,
    leaves: frozen === undefined ? [] : [...battleLeaves(terms, entries)],
    seats: entries,
    source: frozen?.source ?? null,
    frozen: frozen ? { root: frozen.root, time: frozen.time, newest: frozen.newest } : null,
    sealed: sealed ? { size: sealed.size, root: sealed.root, note: sealed.note, time: sealed.time } : null,
    round: drawn?.by ?? null,
    drawn: drawn?.time ?? null,
    boxes: created.terms.boxes.map(({ boxId, versionHash, price }) => ({
      versionHash,
      boxId,
      price,
      items: (oddsOf(catalogue, boxId, versionHash)?.items ?? []).map(
        ({ skinId, value, startTicket, endTicket }) => ({ skinId, value, startTicket, endTicket }),
      ),
    })),
    tickets: drawn?.tickets.map((ofSeat) => ofSeat.slice(0, roundsShown(battle, now))) ?? [],
    outcome: decidedOf(battle, now),
    voided: voided ? { reason: voided.reason, time: voided.time } : null,
  };
}

function decidedOf(battle: Battle, now: number): Evidence['outcome'] {
  const { drawn } = battle;
  const times = timesOf(battle);
  if (drawn === undefined || times === null || now < times.decidesAt) return null;
  const { winner, tie, jackpot } = drawn;
  const gains = gainsOf(battle).map(({ seat, value, share }) => ({ seat: seat.n, value, share }));
  return { winner, tie, jackpot, gains };
}
