import { describe, expect, it } from 'vitest';
import {
  type AnyEvent,
  accepted,
  closed,
  combine,
  defineEvent,
  foldOf,
  measured,
  on,
  rejected,
} from '../../kernel/index.ts';
import { foldAll, specify } from '../../../../test/samples/engine/specification.ts';
import { erasePlayer } from './erase-player.ts';
import { PlayerErased } from './events.ts';
import { refusedWhenErased } from './refused-when-erased.ts';
import { erasure } from './state.ts';

const Begun = defineEvent('Begun', closed({}));
const Ended = defineEvent('Ended', closed({}));
const Over = defineEvent('Over', closed({}));
const Ordered = defineEvent('Ordered', closed({}));
const Reversed = defineEvent('Reversed', closed({}));
const payments = foldOf<{ readonly debt: number }>({ debt: 0 }, [on(Reversed, () => ({ debt: 5 }))]);
const measures = [
  measured(Begun, { opens: () => 10 }),
  measured(Ended, { closes: () => 'player-anna0000#1', ordersEnd: () => 'first' }),
  measured(Over, { over: () => 'test-stream#1' }),
  measured(Ordered, { orders: () => ({ order: 'first', amount: 1 }) }),
];
const fold = combine({ erasure, payments }, measures);
const { given } = specify(fold, erasePlayer);
const LEFT = { phone: 'a'.repeat(64), platform: null, card: null, device: 'b'.repeat(64) };
const ERASED = PlayerErased.of(LEFT);

describe('erase-player', () => {
  it('erases the player, and leaves only keyed hashes', () => {
    const { decision, reply, state } = given().when(LEFT, {});
    expect(decision).toEqual(accepted(ERASED));
    expect(reply).toEqual({ erased: true });
    expect(state.erasure.left).toEqual({ phone: LEFT.phone, platform: null, card: null });
  });

  it('refuses while an order is open', () => {
    expect(given(Ordered.of({})).when(LEFT, {}).decision).toEqual(
      rejected({ code: 'erasure-open', count: 1 }),
    );
    expect(given(Ordered.of({}), Ended.of({})).when(LEFT, {}).decision).toEqual(accepted(ERASED));
  });

  it('refuses while something that the player began is open', () => {
    expect(given(Begun.of({})).when(LEFT, {}).decision).toMatchObject({ kind: 'rejected' });
  });

  it('erases after what another stream took up is over', () => {
    expect(given(Begun.of({}), Over.of({})).when(LEFT, {}).decision).toEqual(accepted(ERASED));
  });

  it('refuses while gems of a reversed payment are owed', () => {
    expect(given(Reversed.of({})).when(LEFT, {}).decision).toEqual(
      rejected({ code: 'top-up-owed', owed: 5 }),
    );
  });

  it('writes nothing if repeated', () => {
    expect(given(ERASED).when(LEFT, {}).decision).toEqual(accepted());
  });

  it('blocks every other command of the player', () => {
    const erased = (...events: AnyEvent[]) => refusedWhenErased.before?.(foldAll(fold, events), 0);
    expect(erased(ERASED)).toEqual({ code: 'player-erased' });
    expect(erased()).toBeUndefined();
  });
});
