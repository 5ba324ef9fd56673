import { describe, expect, it } from 'vitest';
import { drawOrder, sha256Hex } from '../../fairness/index.ts';
import { accepted } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { DrawHeld, FOLLOW_MS, RoomVoided } from './events.ts';
import { holdDraw } from './hold-draw.ts';
import {
  FROZEN,
  ROOT,
  ROUND,
  ROUND_TIME,
  SEALED,
  closedRoom,
  drawn,
  fold,
  house,
} from '../../../../test/rolls/sample-rolls.ts';

const { given } = specify(fold, holdDraw);
const order = drawOrder({
  draw: 'test-stream',
  randomness: ROUND.randomness,
  root: ROOT,
  count: 3,
  winners: 2,
});
const context = {
  time: ROUND_TIME,
  hash: sha256Hex,
  epoch: 1,
  seed: '',
  winners: drawn(...order.winners),
  reserves: drawn(...order.reserves),
};
const sealed = given(...closedRoom(), FROZEN, SEALED);

describe('hold-draw', () => {
  it('draws the winners that follow from round and root, and all possible reserves', () => {
    const { decision } = sealed.when(ROUND, context);
    const { winners, reserves } = context;
    expect(decision).toEqual(
      accepted(DrawHeld.of({ by: ROUND, winners, reserves, due: ROUND_TIME + FOLLOW_MS })),
    );
    expect([winners.length, reserves.length]).toEqual([2, 1]);
  });

  it('throws for another round, other winners, or an entry outside the root', () => {
    expect(() => sealed.when({ ...ROUND, round: 346 }, context)).toThrow('fixed when it was made');
    const swapped = { ...context, winners: context.winners.toReversed() };
    expect(() => sealed.when(ROUND, swapped)).toThrow('whom the round and the root name');
    const winners = context.winners.map((one) => ({ ...one, userSeed: 'other' }));
    expect(() => sealed.when(ROUND, { ...context, winners })).toThrow('under the frozen root');
  });

  it('never draws with a seed of an earlier epoch', () => {
    const { decision } = given(...closedRoom(house()), FROZEN).when(
      { house: true },
      { ...context, epoch: 2 },
    );
    expect(decision).toEqual(accepted(RoomVoided.of({ reason: 'epoch' })));
  });

  it('writes nothing if repeated', () => {
    const [held = FROZEN] = sealed.when(ROUND, context).events;
    expect(given(...closedRoom(), FROZEN, SEALED, held).when(ROUND, context).decision).toEqual(accepted());
  });
});
