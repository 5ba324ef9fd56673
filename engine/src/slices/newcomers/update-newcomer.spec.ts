import { describe, expect, it } from 'vitest';
import { type AnyEvent, accepted, combine, rejected } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { ENDS_AT, PAID_MEASURES, ROOM, TERMS, paid } from '../../../../test/newcomers/sample-newcomers.ts';
import { type NewcomerBox, NewcomerBoxClaimed, NewcomerMoved } from './events.ts';
import { type Newcomers, newcomersFold } from './state.ts';
import { updateNewcomer } from './update-newcomer.ts';

const { given } = specify(
  combine<{ newcomers: Newcomers }>({ newcomers: newcomersFold }, PAID_MEASURES),
  updateNewcomer,
);

const boxed = (box: NewcomerBox) => NewcomerBoxClaimed.of({ box, of: 'box-one', rulesHash: TERMS.hash });
const moved = (status: number, roomId: string | null = null) => NewcomerMoved.of({ status, roomId });
const FREE = boxed('newcomer-free');
const TOP_UP = boxed('newcomer-topup');
const room = { roomId: ROOM, joined: false };
const CONTEXT = { terms: TERMS, time: ENDS_AT - 1, room };

/** Histories, by the status that they lead to. */
const AT: Readonly<Record<number, readonly AnyEvent[]>> = {
  0: [],
  1: [FREE],
  2: [FREE, moved(2)],
  3: [FREE, moved(2), paid(30)],
  4: [FREE, moved(2), paid(30), TOP_UP],
  5: [FREE, moved(2), paid(30), TOP_UP, moved(5, ROOM)],
  6: [FREE, moved(2), paid(30), TOP_UP, moved(5, ROOM), moved(6)],
};
const FOLLOWS: Readonly<Record<number, readonly number[]>> = { 1: [2], 3: [4], 4: [5], 5: [6] };
const ALL = [0, 1, 2, 3, 4, 5, 6];
const asked = (from: readonly AnyEvent[], status: number, change: Partial<typeof CONTEXT> = {}) =>
  given(...from).when({ status }, { ...CONTEXT, ...change }).decision;

describe('a status', () => {
  it.each(ALL)('%i, repeated, is accepted and writes nothing', (status) => {
    expect(asked(AT[status] ?? [], status)).toEqual(accepted());
  });

  it.each(ALL)('after %i moves only to what follows', (from) => {
    const others = ALL.filter((status) => status !== from);
    const taken = others.filter((status) => asked(AT[from] ?? [], status).kind === 'accepted');
    expect(taken).toEqual(FOLLOWS[from] ?? []);
    for (const status of others.filter((one) => !taken.includes(one)))
      expect(asked(AT[from] ?? [], status)).toEqual(rejected({ code: 'newcomer-status', status: from }));
  });

  it('3 follows the free box where enough was bought before, and a reversed payment ends that (attack 17)', () => {
    expect(asked([paid(30), FREE], 3)).toEqual(accepted(moved(3)));
    expect(asked([paid(30), paid(-30), FREE], 3).kind).toBe('rejected');
    expect(asked([FREE, moved(2), paid(29)], 4).kind).toBe('rejected');
    expect(asked([FREE, moved(2), paid(30), paid(-1)], 4).kind).toBe('rejected');
    expect(asked([paid(30), FREE, moved(3), paid(-1)], 4).kind).toBe('rejected');
  });

  it('4 opens nothing: 5 waits for the box', () => {
    const promised = [...(AT[3] ?? []), moved(4)];
    expect(asked(promised, 5)).toEqual(rejected({ code: 'newcomer-status', status: 4 }));
    expect(asked([...promised, TOP_UP], 5)).toEqual(accepted(moved(5, ROOM)));
  });

  it('5 names the room, waits while there is none, and is reached by a player who joined it', () => {
    expect(asked(AT[4] ?? [], 5)).toEqual(accepted(moved(5, ROOM)));
    const listing = given(...(AT[4] ?? [])).when({ status: 5 }, { ...CONTEXT, room: undefined });
    expect(listing.decision).toEqual(rejected({ code: 'newcomer-room-off' }));
    const joined = { room: { roomId: ROOM, joined: true } };
    expect(asked(AT[4] ?? [], 5, joined)).toEqual(accepted());
    expect(asked(AT[4] ?? [], 6, joined)).toEqual(accepted(moved(6, ROOM)));
  });

  it('moves no further once the window is over, except to the guide', () => {
    for (const from of [1, 3, 4])
      expect(asked(AT[from] ?? [], (from % 6) + 1, { time: ENDS_AT })).toEqual(
        rejected({ code: 'newcomer-over' }),
      );
    expect(asked(AT[5] ?? [], 6, { time: ENDS_AT })).toEqual(accepted(moved(6)));
  });

  it('does not move where no first day was offered', () => {
    const none = given().when({ status: 2 }, { ...CONTEXT, terms: undefined });
    expect(none.decision).toEqual(rejected({ code: 'newcomer-over' }));
  });
});
