import {
  type BeaconNow,
  type Sha256Hex,
  battleRoot,
  ceilingFor,
  entrantOf,
  fullRound,
} from '../../fairness/index.ts';
import {
  type AnyEvent,
  type Command,
  type Moment,
  type Place,
  accepted,
  idOf,
  rejected,
  streamOf,
} from '../../kernel/index.ts';
import { BattleFrozen, SeatTaken, SeatVacated, type Terms } from './events.ts';
import type { BattleRules } from './settings/events.ts';
import { type Battle, battlePhaseOf, freeSeat, hashedTerms } from './state.ts';

export interface TakeSeat {
  readonly reserved: Place;
  readonly userSeed: string;
  readonly device: string | null;
}

/** What a free seat depends on besides its battle. */
export interface SeatNow extends Pick<Moment, 'time'> {
  /** Tests whether a box version is on sale. */
  readonly inForce: (box: { readonly boxId: string; readonly versionHash: string }) => boolean;
  /** undefined: the beacon does not answer, and no last seat is taken */
  readonly beacon: BeaconNow | undefined;
  /** Returns the ceilings of the rules with a hash; undefined: there are no such rules. */
  readonly ceilingsOf: (rulesHash: string) => Pick<BattleRules, 'ceiling' | 'houseCeiling'> | undefined;
}

export interface TakeSeatContext extends SeatNow {
  readonly hash: Sha256Hex;
  /** Tests whether a seated player may not play any more. */
  readonly isBarred: (playerId: string) => boolean;
}

/** In order of precedence. */
export type SeatFault =
  | { readonly code: 'battle-unknown' }
  | { readonly code: 'already-seated' }
  | { readonly code: 'battle-cancelled' }
  | { readonly code: 'battle-over' }
  | { readonly code: 'battle-full' }
  | { readonly code: 'stale-version' }
  /** another account of the device has a seat, and the battle takes one a device */
  | { readonly code: 'device-seated' }
  /** no beacon answers that may draw a battle of this price */
  | { readonly code: 'beacon-away' };

interface Asking {
  readonly playerId: string;
  readonly device: string | null;
}

/** Returns why a player cannot take a seat. */
export function seatFault(battle: Battle, { playerId, device }: Asking, now: SeatNow): SeatFault | undefined {
  const { created, seats } = battle;
  if (created === undefined) return { code: 'battle-unknown' };
  if (seats.some(({ reserved }) => idOf(streamOf(reserved)) === playerId)) return { code: 'already-seated' };
  const phase = battlePhaseOf(battle);
  if (phase !== 'waiting') return { code: overFault(battle) };
  if (now.time >= created.waitsUntil) return { code: 'battle-cancelled' };
  if (!created.terms.boxes.every((box) => now.inForce(box))) return { code: 'stale-version' };
  const used = device !== null && seats.some((seat) => seat.device === device);
  if (created.terms.oneADevice && used) return { code: 'device-seated' };
  const last = seats.length === created.terms.seats - 1;
  return last && !draws(now, created.terms) ? { code: 'beacon-away' } : undefined;
}

/** Tests whether a beacon may draw a battle: the shop's own, chosen after its creation, draws no dear one. */
function draws({ beacon, ceilingsOf }: SeatNow, { price, seats, rulesHash }: Terms): boolean {
  const ceilings = ceilingsOf(rulesHash);
  return beacon !== undefined && ceilings !== undefined && price * seats <= ceilingFor(beacon, ceilings);
}

function overFault({ cancelled, voided, finished }: Battle) {
  if (cancelled !== undefined) return 'battle-cancelled';
  return voided !== undefined || finished !== undefined ? 'battle-over' : 'battle-full';
}

/** Takes a free seat with the stake held for it. The last one freezes the battle. Writes nothing if repeated. */
export const takeSeat: Command<Battle, TakeSeat, TakeSeatContext, SeatFault, { readonly seat: number }> = {
  name: 'take-seat',
  decide(battle, { reserved, userSeed, device }, context) {
    if (battle.seats.some((seat) => seat.reserved === reserved)) return accepted();
    const playerId = idOf(streamOf(reserved));
    const fault = seatFault(battle, { playerId, device }, context);
    const { created } = battle;
    if (fault !== undefined || created === undefined) return rejected(fault ?? { code: 'battle-unknown' });
    const last = battle.seats.length === created.terms.seats - 1;
    const barred = last ? battle.seats.filter((seat) => context.isBarred(idOf(streamOf(seat.reserved)))) : [];
    const left = battle.seats.filter((seat) => !barred.includes(seat));
    const n = freeSeat({ ...battle, seats: left });
    if (n === undefined) return rejected({ code: 'battle-full' });
    const entrant = entrantOf(context.hash, playerId);
    const taken = SeatTaken.of({ n, reserved, entrant, userSeed, device });
    return accepted(
      ...barred.map((seat) => SeatVacated.of({ n: seat.n, reserved: seat.reserved })),
      taken,
      ...(last && barred.length === 0 ? frozen(battle, taken.data, context) : []),
    );
  },
  reply: (events: readonly AnyEvent[]) => ({ seat: events.find(SeatTaken.is)?.data.n ?? 0 }),
};

/** Fixes terms, seats and the round: nobody knows it yet. */
function frozen(
  { created, seats }: Battle,
  last: Pick<Battle['seats'][number], 'n' | 'entrant' | 'userSeed'>,
  { beacon, time }: TakeSeatContext,
): AnyEvent[] {
  if (created === undefined || beacon === undefined) return [];
  const entries = [...seats, last]
    .toSorted((a, b) => a.n - b.n)
    .map(({ n, entrant, userSeed }) => ({ n, entrant, userSeed }));
  const root = battleRoot(hashedTerms(created.terms), entries);
  return [BattleFrozen.of({ root, source: fullRound(beacon, time), newest: beacon.newest })];
}
