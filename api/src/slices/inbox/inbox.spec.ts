import { BattleCancelled, SeatReleased, SeatTaken } from '@skins/engine/battles';
import type { AnyEvent } from '@skins/engine/kernel';
import { PromotionDecided, PromotionPaid } from '@skins/engine/promotion';
import {
  RetrievalEnded,
  RetrievalReversed,
  WithdrawalCreated,
  WithdrawalOffered,
} from '@skins/engine/retrievals';
import { DrawHeld, EntriesTaken, PrizeWon, RoomVoided } from '@skins/engine/rolls';
import { SharesSettled } from '@skins/engine/wishes';
import Database from 'better-sqlite3';
import { beforeEach, describe, expect, it } from 'vitest';
import { inboxQuestions } from './questions.ts';
import { views } from './views.ts';

const HASH = '0'.repeat(64);
const ANNA = 'anna0000';
const BEN = 'ben00000';
const ROOM = 'roll-r1';
const LATER = 1_000_000;
const positionOf = (n: number) => String(n).padStart(12, '0');

let database: Database.Database;
let told: number;

beforeEach(() => {
  database = new Database(':memory:');
  for (const { schema } of views) database.exec(schema);
  told = 0;
});

/** Projects events, one a second. */
function hear(...events: readonly (readonly [stream: string, event: AnyEvent])[]): void {
  const batch = events.map(([stream, event]) => {
    told += 1;
    return {
      event,
      meta: { stream, version: told, time: told * 1_000, actor: 'system', command: `c${told}` },
      position: positionOf(told),
      record: '',
    };
  });
  for (const projection of views) projection.prepare(database)(batch);
}
const listOf = (player: string, now = LATER) =>
  inboxQuestions(database)
    .newest(player, now)
    .map(({ kind, ref, skin, amount }) => [kind, ref, skin, amount]);

const entered = (...players: readonly string[]) =>
  EntriesTaken.of({
    first: 1,
    entries: players.map((player) => ({
      joined: `player-${player}#9`,
      entrant: 'A***0',
      userSeed: 'seed',
      pass: null,
    })),
  });
const drawn = DrawHeld.of({ by: { seed: HASH }, winners: [], reserves: [], due: 0 });
const won = PrizeWon.of({
  roomId: 'r1',
  joined: `player-${ANNA}#9`,
  cause: `${ROOM}#5`,
  rank: 1,
  skinId: 'ak',
  value: 50,
});

describe('notifications', () => {
  it('tell everybody in a room that it was drawn, and the winner of the prize instead', () => {
    hear([ROOM, entered(ANNA, BEN)], [ROOM, drawn], [`player-${ANNA}`, won]);

    expect(listOf(ANNA)).toEqual([['room-won', 'r1', 'ak', 0]]);
    expect(listOf(BEN)).toEqual([['room-drawn', 'r1', '', 0]]);
  });

  it('are a hundred at most, for a player who only joins rooms too', () => {
    const rooms = Array.from({ length: 105 }, (_, n) => `roll-r${n}`);
    hear(...rooms.flatMap((room) => [[room, entered(BEN)] as const, [room, drawn] as const]));
    const kept = database.prepare('SELECT COUNT(*) FROM inbox_notice').pluck().get();
    expect(kept).toBe(100);
    expect(listOf(BEN)[0]).toEqual(['room-drawn', 'r104', '', 0]);
  });

  it('tell that a room is not drawn', () => {
    hear([ROOM, entered(BEN)], [ROOM, RoomVoided.of({ reason: 'late' })]);
    expect(listOf(BEN)).toEqual([['room-void', 'r1', '', 0]]);
  });

  it('wait until a result has landed', () => {
    hear([ROOM, entered(BEN)], [ROOM, drawn]);

    expect(listOf(BEN, 7_999)).toEqual([]);
    expect(inboxQuestions(database).unread(BEN, positionOf(0), 7_999)).toBe(0);
    expect(listOf(BEN, 8_000)).toHaveLength(1);
    expect(inboxQuestions(database).unread(BEN, positionOf(0), 8_000)).toBe(1);
    expect(inboxQuestions(database).unread(BEN, positionOf(2), 8_000)).toBe(0);
  });

  it('tell of a stake that came back, and not of a seat that was refused', () => {
    const released = (cause: string | null) =>
      SeatReleased.of({ battle: 'battle-b1', reserved: `player-${ANNA}#4`, cause, card: false });
    const seat = SeatTaken.of({
      n: 1,
      reserved: `player-${ANNA}#4`,
      entrant: 'A***0',
      userSeed: 'seed',
      device: null,
    });
    hear([`player-${ANNA}`, released(null)]);
    expect(listOf(ANNA)).toEqual([]);

    hear(
      ['battle-b1', seat],
      ['battle-b1', BattleCancelled.of({ reason: 'expired' })],
      [`player-${ANNA}`, released('battle-b1#2')],
    );
    expect(listOf(ANNA)).toEqual([['battle-returned', 'b1', '', 0]]);
  });

  it('keep the won share of a wish among those that lost, and add up what an inviter gets in a day', () => {
    const settled = (itemId: string | null) =>
      SharesSettled.of({
        wish: 'wish-w1',
        reserved: `player-${ANNA}#4`,
        cause: 'wish-w1#5',
        gems: 10,
        value: itemId === null ? 0 : 900,
        itemId,
      });
    hear(
      [`player-${ANNA}`, settled(null)],
      [`player-${ANNA}`, settled(`${ANNA}-1`)],
      [`player-${ANNA}`, settled(null)],
    );
    expect(listOf(ANNA)).toEqual([['wish-won', 'w1', '', 900]]);

    const paid = (friend: string, amount: number) =>
      PromotionPaid.of({ table: 'promotion-20000#2', row: 1, friend, amount });
    hear([`player-${BEN}`, paid('cleo0000', 5)], [`player-${BEN}`, paid('dora0000', 7)]);
    expect(listOf(BEN)).toEqual([['share-paid', '20000', '', 12]]);
  });

  it('tell what was decided about a share that was held back', () => {
    const decided = (row: number, verdict: 'released' | 'refused') =>
      PromotionDecided.of({ table: 'promotion-20000#2', row, friend: 'cleo0000', amount: 8, verdict });
    hear([`player-${BEN}`, decided(1, 'released')], [`player-${BEN}`, decided(2, 'refused')]);
    expect(listOf(BEN)).toEqual([
      ['share-refused', '20000-2', '', 0],
      ['share-paid', '20000', '', 8],
    ]);
  });

  it('follow a retrieval from the offer to its end, and are silent about the player’s own choice', () => {
    const stream = 'withdrawal-0123456789abcdef0123';
    const itemId = `${ANNA}-1`;
    const ended = (outcome: 'delivered' | 'recalled' | 'expired') =>
      RetrievalEnded.of({
        retrievalId: '0123456789abcdef0123',
        itemId,
        requested: `player-${ANNA}#4`,
        cause: `${stream}#3`,
        outcome,
      });
    const created = WithdrawalCreated.of({
      requested: `player-${ANNA}#4`,
      playerId: ANNA,
      itemId,
      skinId: 'ak',
      value: 9,
      recipient: HASH,
      release: false,
      releaseBy: 0,
      answerMs: 0,
    });
    hear([stream, created], [stream, WithdrawalOffered.of({ reference: 'r', answerBy: 5 })]);
    expect(listOf(ANNA)).toEqual([['retrieval-offered', itemId, 'ak', 0]]);
    hear([`player-${ANNA}`, ended('expired')]);
    expect(listOf(ANNA)).toEqual([['retrieval-failed', itemId, 'ak', 0]]);
    hear([`player-${ANNA}`, ended('recalled')]);
    expect(listOf(ANNA)).toEqual([]);
    hear([`player-${ANNA}`, ended('delivered')]);
    expect(listOf(ANNA)).toEqual([['retrieval-done', itemId, 'ak', 0]]);
    const reversed = { retrievalId: '0123456789abcdef0123', itemId, requested: 'x#1', cause: `${stream}#5` };
    hear([`player-${ANNA}`, RetrievalReversed.of(reversed)]);
    expect(listOf(ANNA)).toEqual([['retrieval-reversed', itemId, 'ak', 0]]);
  });

  it('keep the newest hundred of a player', () => {
    for (let n = 0; n < 105; n += 1)
      hear([
        `player-${ANNA}`,
        PromotionPaid.of({ table: `promotion-${n}#2`, row: 1, friend: BEN, amount: 1 }),
      ]);
    expect(database.prepare('SELECT COUNT(*) FROM inbox_notice').pluck().get()).toBe(100);
    expect(listOf(ANNA)).toHaveLength(50);
    expect(listOf(ANNA)[0]).toEqual(['share-paid', '104', '', 1]);
  });
});
