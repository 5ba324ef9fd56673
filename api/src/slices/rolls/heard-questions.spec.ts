import { type AnyEvent, type Place, placeOf } from '@skins/engine/kernel';
import { ConditionsMet, RoomClosed, rolls, roomStream } from '@skins/engine/rolls';
import { beforeEach, describe, expect, it } from 'vitest';
import { positionOf } from '../../foundation/store/index.ts';
import { HeardQuestions } from './heard-questions.ts';

const ROOM = '0123456789ab';
const MANY = 10_001;
const happened = { place: placeOf(roomStream(ROOM), 2), time: 1 };
const { room: begun } = rolls.streams.roll.fold.initial;
/** Returns an open room whose last taken question is `last`. */
const roomAt = (last: Place | null) => ({ ...begun, published: happened, last });
const questionOf = (player: string): Place => placeOf(`player-${player}`, 4);

let heard: HeardQuestions;
beforeEach(() => {
  heard = new HeardQuestions();
});

function commit(last: number, stream: string, firstVersion: number, events: readonly AnyEvent[]): void {
  heard.hear(stream, events, {
    position: positionOf(last),
    firstVersion,
    time: 1,
    commandId: 'c',
    actor: 'system',
  });
}

/** Commits a player's question at a log position. */
function ask(at: number, player: string, roomId = ROOM): void {
  const said = { roomId, userSeed: player, figures: [], pass: null, through: null, due: 1 };
  commit(at, `player-${player}`, 4, [ConditionsMet.of(said)]);
}

const after = (last: Place | null, limit = 10) =>
  heard.after(ROOM, roomAt(last), limit)?.map(({ userSeed }) => userSeed);

describe('questions heard of', () => {
  it('are returned after the last taken one, in log order', () => {
    for (const [n, player] of ['anna', 'ben', 'cleo', 'dave'].entries()) ask(7 + n, player);
    ask(11, 'anna', 'ba9876543210');
    expect(heard.after(ROOM, roomAt(questionOf('ben')), 10)).toEqual([
      { joined: questionOf('cleo'), userSeed: 'cleo', pass: null, late: false },
      { joined: questionOf('dave'), userSeed: 'dave', pass: null, late: false },
    ]);
    expect(after(questionOf('ben'), 1)).toEqual(['cleo']);
    expect(after(questionOf('dave'))).toEqual([]);
  });

  it('are identified by their own place within the command', () => {
    ask(5, 'anna');
    const said = { roomId: ROOM, userSeed: 'ben', figures: [], pass: null, through: null, due: 1 };
    commit(7, 'player-ben', 8, [RoomClosed.of({}), ConditionsMet.of(said)]);
    expect(heard.after(ROOM, roomAt(questionOf('anna')), 1)?.[0]?.joined).toBe(placeOf('player-ben', 9));
  });

  it('are in log order, even if appends of one batch are reported in another', () => {
    ask(1, 'anna');
    for (const [at, player] of [
      [3, 'cleo'],
      [4, 'dave'],
      [2, 'ben'],
    ] as const)
      ask(at, player);
    expect(after(questionOf('anna'))).toEqual(['ben', 'cleo', 'dave']);
  });
});

describe('HeardQuestions needs the lists', () => {
  it('if the room has taken none of its questions: earlier ones may exist', () => {
    expect(after(null)).toBeUndefined();
    ask(1, 'anna');
    expect(after(null)).toBeUndefined();
    expect(after(questionOf('zoe'))).toBeUndefined();
  });

  it('if another process wrote in between, until the room takes a later question', () => {
    for (const [n, player] of ['anna', 'ben'].entries()) ask(1 + n, player);
    ask(4, 'cleo');
    expect(after(questionOf('anna'))).toBeUndefined();
    expect(after(questionOf('ben'))).toBeUndefined();
    for (const [n, player] of ['dave', 'eve'].entries()) ask(5 + n, player);
    expect(after(questionOf('cleo'))).toBeUndefined();
    expect(after(questionOf('dave'))).toEqual(['eve']);
  });

  it("if an append is reported after it was taken for another process's", () => {
    for (const [n, player] of ['anna', 'ben'].entries()) ask(1 + n, player);
    ask(4, 'cleo');
    expect(after(questionOf('anna'))).toBeUndefined();
    for (const [n, player] of ['dave', 'eve'].entries()) ask(5 + n, player);
    ask(3, 'late');
    expect(after(questionOf('dave'))).toBeUndefined();
  });

  it('if an append is never reported, without keeping everything after it', () => {
    for (const [n, player] of ['anna', 'ben'].entries()) ask(1 + n, player);
    for (let at = 4; at < MANY; at += 1) commit(at, 'player-zoe', at, [RoomClosed.of({})]);
    for (const [n, player] of ['cleo', 'dave'].entries()) ask(MANY + n, player);
    expect(after(questionOf('anna'))).toBeUndefined();
    expect(after(questionOf('cleo'))).toEqual(['dave']);
  });

  it('if the room is closed, or was: later questions may exist', () => {
    for (const [n, player] of ['anna', 'ben'].entries()) ask(1 + n, player);
    const closed = { ...roomAt(questionOf('anna')), closed: happened };
    expect(heard.after(ROOM, closed, 1)).toBeUndefined();
    commit(3, roomStream(ROOM), 4, [RoomClosed.of({})]);
    expect(after(questionOf('anna'))).toBeUndefined();
  });

  it('if too many questions wait', () => {
    for (let n = 0; n < MANY; n += 1) ask(n + 1, `p${n}`);
    expect(after(questionOf('p0'))).toBeUndefined();
  });
});
