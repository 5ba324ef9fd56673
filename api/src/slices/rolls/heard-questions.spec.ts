import { type AnyEvent, type Place, placeOf } from '@skins/engine/kernel';
import { ConditionsMet, RoomClosed, rolls, roomStream } from '@skins/engine/rolls';
import { beforeEach, describe, expect, it } from 'vitest';
import { positionOf } from '../../foundation/store/index.ts';
import { HeardQuestions } from './heard-questions.ts';

const ROOM = '0123456789ab';
const MANY = 10_001;
const happened = { place: placeOf(roomStream(ROOM), 2), time: 1 };
const { room: begun } = rolls.streams.roll.fold.initial;
/** An open room that took a question last. */
const roomAt = (last: Place | null) => ({ ...begun, published: happened, last });
const questionOf = (player: string): Place => placeOf(`player-${player}`, 4);

let heard: HeardQuestions;
beforeEach(() => {
  heard = new HeardQuestions();
});

function commit(last: number, stream: string, firstVersion: number, events: readonly AnyEvent[]): void {
  heard.hear(stream, events, { position: positionOf(last), firstVersion, time: 1 });
}

/** A player asks, at a place of the log. */
function ask(at: number, player: string, roomId = ROOM): void {
  const said = { roomId, userSeed: player, figures: [], pass: null, through: null, due: 1 };
  commit(at, `player-${player}`, 4, [ConditionsMet.of(said)]);
}

const after = (last: Place | null, limit = 10) =>
  heard.after(ROOM, roomAt(last), limit)?.map(({ userSeed }) => userSeed);

describe('questions that this process committed', () => {
  it('come behind the one that was taken last, in the order of the log', () => {
    for (const [n, player] of ['anna', 'ben', 'cleo', 'dave'].entries()) ask(7 + n, player);
    ask(11, 'anna', 'ba9876543210');
    expect(heard.after(ROOM, roomAt(questionOf('ben')), 10)).toEqual([
      { joined: questionOf('cleo'), userSeed: 'cleo', pass: null, late: false },
      { joined: questionOf('dave'), userSeed: 'dave', pass: null, late: false },
    ]);
    expect(after(questionOf('ben'), 1)).toEqual(['cleo']);
    expect(after(questionOf('dave'))).toEqual([]);
  });

  it('are named by the place that each has in its command', () => {
    ask(5, 'anna');
    const said = { roomId: ROOM, userSeed: 'ben', figures: [], pass: null, through: null, due: 1 };
    commit(7, 'player-ben', 8, [RoomClosed.of({}), ConditionsMet.of(said)]);
    expect(heard.after(ROOM, roomAt(questionOf('anna')), 1)?.[0]?.joined).toBe(placeOf('player-ben', 9));
  });

  it('are in order, in whatever order what was committed together is heard of', () => {
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

describe('the lists are asked', () => {
  it('where the room has taken none of them yet: others may have come before', () => {
    expect(after(null)).toBeUndefined();
    ask(1, 'anna');
    expect(after(null)).toBeUndefined();
    expect(after(questionOf('zoe'))).toBeUndefined();
  });

  it('where another process wrote in between, until the room has taken one from behind that', () => {
    for (const [n, player] of ['anna', 'ben'].entries()) ask(1 + n, player);
    ask(4, 'cleo');
    expect(after(questionOf('anna'))).toBeUndefined();
    expect(after(questionOf('ben'))).toBeUndefined();
    for (const [n, player] of ['dave', 'eve'].entries()) ask(5 + n, player);
    expect(after(questionOf('cleo'))).toBeUndefined();
    expect(after(questionOf('dave'))).toEqual(['eve']);
  });

  it('where something is heard of that was given up for another process’s', () => {
    for (const [n, player] of ['anna', 'ben'].entries()) ask(1 + n, player);
    ask(4, 'cleo');
    expect(after(questionOf('anna'))).toBeUndefined();
    for (const [n, player] of ['dave', 'eve'].entries()) ask(5 + n, player);
    ask(3, 'late');
    expect(after(questionOf('dave'))).toBeUndefined();
  });

  it('where something is never heard of, and not so long that all behind it is kept until somebody asks', () => {
    for (const [n, player] of ['anna', 'ben'].entries()) ask(1 + n, player);
    for (let at = 4; at < MANY; at += 1) commit(at, 'player-zoe', at, [RoomClosed.of({})]);
    for (const [n, player] of ['cleo', 'dave'].entries()) ask(MANY + n, player);
    expect(after(questionOf('anna'))).toBeUndefined();
    expect(after(questionOf('cleo'))).toEqual(['dave']);
  });

  it('where the room is closed, or was: some may have asked behind that', () => {
    for (const [n, player] of ['anna', 'ben'].entries()) ask(1 + n, player);
    const closed = { ...roomAt(questionOf('anna')), closed: happened };
    expect(heard.after(ROOM, closed, 1)).toBeUndefined();
    commit(3, roomStream(ROOM), 4, [RoomClosed.of({})]);
    expect(after(questionOf('anna'))).toBeUndefined();
  });

  it('where so many wait that they are not all remembered', () => {
    for (let n = 0; n < MANY; n += 1) ask(n + 1, `p${n}`);
    expect(after(questionOf('p0'))).toBeUndefined();
  });
});
