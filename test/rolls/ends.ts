import { nativeSha256 } from '@skins/api/foundation/secrets';
import { playerStream } from '@skins/engine/accounts';
import { EPOCH_STREAM, EpochOpened } from '@skins/engine/epochs';
import { PlayerErased } from '@skins/engine/erasure';
import { entrantOf, rulesHashOf } from '@skins/engine/fairness';
import {
  type AnyEvent,
  DAY_MS,
  type Envelope,
  SYSTEM,
  flowActor,
  operatorActor,
  placeOf,
  playerActor,
} from '@skins/engine/kernel';
import {
  ConditionsMet,
  DeviceClaimed,
  DrawHeld,
  EntriesTaken,
  EntryTurnedAway,
  PasswordsIssued,
  PrizePassed,
  PrizeWon,
  PrizesGiven,
  ROLL_TERMS,
  RoomCancelled,
  RoomClosed,
  RoomCreated,
  RoomEnded,
  RoomFrozen,
  RoomPublished,
  RoomSealed,
  RoomVoided,
  deviceStream,
  roomBegun,
  roomStream,
} from '@skins/engine/rolls';
import { RulesPublished } from '@skins/engine/rules';
import { adding, commanded, recordOf, repeating, seedIn, until } from '../kit/endings.ts';
import { type Forge, both, edited, moved } from '../kit/forge.ts';
import { ANNA, BEN, CLEO } from '../kit/platform.ts';
import { ADA } from '../operators/orders.ts';
import { passOf, roomIdOf } from './orders.ts';
import { roundOf } from './sample-beacon.ts';

const H = 'a'.repeat(64);

/** Selects events in a room's stream. */
const of = (n: number) => ({
  where: (_data: unknown, { stream }: Envelope) => stream === roomStream(roomIdOf(n)),
});
/** Selects events in players' streams about a room. */
const about = (n: number, nth = 0) => ({
  nth,
  where: ({ roomId }: { readonly roomId: string }) => roomId === roomIdOf(n),
});

/** Adds a step of a room's flow. @param after milliseconds after the log's end */
const flow = (n: number, after: number, ...events: readonly AnyEvent[]): Forge =>
  adding((log) => ({
    stream: roomStream(roomIdOf(n)),
    actor: flowActor(roomStream(roomIdOf(n))),
    time: (log.at(-1)?.time ?? 0) + after,
    events,
  }));
/** Adds a command of an operator to a room. */
const operator = (n: number, ...events: readonly AnyEvent[]): Forge =>
  adding(() => ({ stream: roomStream(roomIdOf(n)), actor: operatorActor(ADA), events }));

const HOUR_MS = 3_600_000;

/** After a restore, the seed of the first room may be known. */
const drawnAfterRestore: Forge = (log) => {
  const { stream, actor, data } = recordOf(log, DrawHeld, of(1));
  return both(
    until(RoomFrozen, of(1)),
    adding(() => ({
      stream: EPOCH_STREAM,
      actor: SYSTEM,
      events: [EpochOpened.of({ epoch: 2, name: H, reason: 'restored' })],
    })),
    adding((records) => ({
      stream,
      actor,
      events: [DrawHeld.of({ ...data, due: (records.at(-1)?.time ?? 0) + DAY_MS })],
    })),
  )(log);
};

/** Ben asks on a clock that is behind, after the fourth room's close, and is let in. */
const enteredLate: Forge = (log) => {
  const stream = roomStream(roomIdOf(4));
  const { due } = recordOf(log, ConditionsMet, about(4)).data;
  const closesAt = due - DAY_MS;
  const asked = { figures: [], pass: null, through: null, due };
  return both(
    until(RoomClosed, of(4)),
    moved(RoomClosed, () => ({ time: closesAt }), of(4)),
    adding((_log, command) => ({
      stream: playerStream(BEN),
      actor: playerActor(BEN),
      time: closesAt - 1,
      events: [ConditionsMet.of({ roomId: roomIdOf(4), userSeed: seedIn(command), ...asked })],
    })),
    adding((now) => {
      const { stream: from, version, data } = recordOf(now, ConditionsMet, about(4, 1));
      const joined = placeOf(from, version);
      const entry = { joined, entrant: entrantOf(nativeSha256, BEN), userSeed: data.userSeed, pass: null };
      const events = [EntriesTaken.of({ first: 2, entries: [entry] })];
      return { stream, actor: flowActor(stream), time: closesAt, events };
    }),
  )(log);
};

/** Cleo's entry is taken when the sixth room is void, because it was not signed in time. */
const enteredVoid: Forge = (log) => {
  const [first, second] = recordOf(log, EntriesTaken, of(6)).data.entries;
  if (first === undefined || second === undefined) return log;
  return both(
    until(RoomClosed, of(6)),
    edited(EntriesTaken, () => ({ entries: [first] }), of(6)),
    flow(6, HOUR_MS, RoomVoided.of({ reason: 'late' })),
    flow(6, 0, EntriesTaken.of({ first: 2, entries: [second] })),
  )(log);
};

/** Turns away the first who asked for the fifth room, whose password nobody used. */
const turnedAway: Forge = (log) => {
  const { stream, version, time } = recordOf(log, ConditionsMet, about(5));
  return both(
    until(ConditionsMet, about(5)),
    flow(
      5,
      0,
      EntryTurnedAway.of({ joined: placeOf(stream, version), why: 'password-used', due: time + DAY_MS }),
    ),
  )(log);
};

/** Passes the fifth room's prize on. @param forge the log at which it happens */
const passed =
  (forge: Forge): Forge =>
  (log) => {
    const { winners, reserves } = recordOf(log, DrawHeld, of(5)).data;
    const [joined = '', to = ''] = [...winners, ...reserves].map((one) => one.joined);
    return both(forge, flow(5, 0, PrizePassed.of({ rank: 1, joined, to })))(log);
  };

/** Passes the prize of the fifth room on, from a player who got it and was erased. */
const passedOn: Forge = (log) => {
  const { joined } = recordOf(log, PrizeWon, about(5)).data;
  return both(
    until(PrizeWon, about(5)),
    repeating(PlayerErased, {}, () => ({ stream: playerStream(CLEO), actor: playerActor(CLEO) })),
    flow(5, 0, PrizePassed.of({ rank: 1, joined, to: null })),
  )(log);
};

/** Ends a room. @param forge the log at which it ends */
const ended = (n: number, forge: Forge): Forge =>
  both(forge, (log) => {
    const { held } = recordOf(log, RoomCreated, of(n)).data;
    return flow(n, 0, RoomEnded.of({ created: roomBegun(roomIdOf(n)), given: 0, back: held }))(log);
  });

/** Gives the first prize of the sixth room to Ben, who won the second one. @param own whether for his own entry */
const wonByBen =
  (own: boolean): Forge =>
  (log) => {
    const { joined } = recordOf(log, PrizeWon, about(6, 1)).data;
    return both(
      until(PrizeWon, about(6)),
      own ? edited(PrizeWon, () => ({ joined }), about(6)) : (same) => same,
      commanded(PrizeWon, about(6), () => ({ stream: playerStream(BEN) })),
    )(log);
  };

/** Forged ends of the played log, by the rule that each breaks. */
export const ends = {
  'roll-room': [
    // Under rules that allow no rooms.
    both(
      edited(
        RulesPublished,
        ({ name, content }) => {
          const shut = { ...Object(content), open: false };
          return { content: shut, hash: rulesHashOf(name, shut) };
        },
        { where: ({ name }) => name === ROLL_TERMS.name },
      ),
      until(RoomCreated),
    ),
    // Published twice, closed twice, and closed early.
    both(until(RoomPublished, of(4)), repeating(RoomPublished, of(4))),
    both(until(RoomClosed, of(4)), repeating(RoomClosed, of(4))),
    both(until(RoomPublished, of(4)), flow(4, 0, RoomClosed.of({}))),
    ended(4, until(RoomPublished, of(4))),
  ],
  'roll-held': [
    both(
      edited(RoomCreated, ({ held }) => ({ held: held - 1 })),
      until(RoomCreated),
    ),
  ],
  'roll-source': [
    both(
      edited(RoomCreated, ({ source }) => ({
        source: 'chain' in source ? source : { ...source, epoch: source.epoch + 1 },
      })),
      until(RoomCreated),
    ),
    drawnAfterRestore,
    // A later round that its beacon signed, a seed of the house, and a round before its time.
    edited(DrawHeld, ({ by }) => ({ by: 'round' in by ? roundOf(by.round + 1) : by }), of(5)),
    edited(DrawHeld, () => ({ by: { seed: H } }), of(5)),
    both(
      moved(DrawHeld, ({ time }) => ({ time: time - 2_000 }), of(5)),
      edited(DrawHeld, ({ due }) => ({ due: due - 2_000 }), of(5)),
    ),
  ],
  'roll-password': [
    // A password for an open room, and none for a room that has one.
    both(
      edited(ConditionsMet, () => ({ pass: passOf('e') })),
      until(ConditionsMet),
    ),
    both(
      edited(RoomCreated, () => ({ door: 'password' as const, password: H }), of(4)),
      until(ConditionsMet, about(4)),
    ),
    // Passwords for an open room, twice, and after the close.
    both(until(RoomPublished, of(4)), operator(4, PasswordsIssued.of({ hashes: [H] }))),
    both(until(PasswordsIssued), repeating(PasswordsIssued)),
    both(until(RoomClosed, of(5)), operator(5, PasswordsIssued.of({ hashes: [H] }))),
    turnedAway,
  ],
  'roll-join': [
    // Again, after the close, and for an own room.
    both(
      until(ConditionsMet, about(4)),
      repeating(ConditionsMet, about(4), ({ data }, command) => ({
        data: { ...Object(data), userSeed: seedIn(command) },
      })),
    ),
    both(
      until(ConditionsMet, about(4)),
      moved(ConditionsMet, ({ time }) => ({ time: time + HOUR_MS }), about(4)),
    ),
    both(
      edited(RoomCreated, () => ({ kind: 'streamer' as const, host: ANNA }), of(4)),
      until(ConditionsMet, about(4)),
    ),
  ],
  'roll-condition': [
    both(
      edited(
        RoomCreated,
        ({ conditions }) => ({
          conditions: conditions.map((one) => (one.kind === 'opens' ? { ...one, count: 3 } : one)),
        }),
        of(5),
      ),
      edited(
        ConditionsMet,
        ({ figures }) => ({ figures: figures.map((one) => ({ ...one, wanted: 3 })) }),
        about(5),
      ),
      until(ConditionsMet, about(5)),
    ),
  ],
  'roll-device': [
    both(
      edited(DeviceClaimed, () => ({ playerId: 'nobody00' })),
      until(DeviceClaimed),
    ),
    both(
      until(RoomPublished, of(4)),
      adding(() => ({
        stream: deviceStream(roomIdOf(4)),
        actor: SYSTEM,
        events: [DeviceClaimed.of({ playerId: BEN, device: H })],
      })),
    ),
  ],
  'roll-entry': [enteredVoid, enteredLate],
  'roll-frozen': [
    both(until(RoomFrozen, of(4)), repeating(RoomFrozen, of(4))),
    both(until(RoomSealed, of(4)), repeating(RoomSealed, of(4))),
  ],
  'roll-draw': [
    // A reserve among the winners, and a draw again.
    edited(
      DrawHeld,
      ({ winners, reserves }) => ({ winners: [...winners, ...reserves], reserves: [] }),
      of(5),
    ),
    both(until(DrawHeld, of(5)), repeating(DrawHeld, of(5))),
  ],
  'roll-void': [both(until(RoomClosed, of(4)), operator(4, RoomCancelled.of({ reason: 'mistake' })))],
  'roll-prize': [
    // Passed on from a winner who got it, and from one who is not erased.
    passedOn,
    passed(until(DrawHeld, of(5))),
    // Noted and ended before it is given.
    both(until(DrawHeld, of(5)), flow(5, 0, PrizesGiven.of({ through: 1 }))),
    ended(5, until(DrawHeld, of(5))),
    // Given twice, to another stream, and to another entry.
    both(until(PrizeWon, about(6)), repeating(PrizeWon, about(6))),
    wonByBen(false),
    wonByBen(true),
  ],
} as const satisfies Readonly<Record<string, readonly Forge[]>>;
