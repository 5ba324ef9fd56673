import { expect, it } from 'vitest';
import { accepted } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { TopUpReinstated } from './events.ts';
import { reinstateTopUp } from './reinstate-top-up.ts';
import {
  ALL,
  AT,
  CAUSE,
  ORDERED,
  creditedEvent,
  ordered,
  playerFold,
  posted,
  takenBackEvent,
} from '../../../../test/payments/sample-payments.ts';

const { given } = specify(playerFold, reinstateTopUp);
const INPUT = { ordered: ORDERED, cause: CAUSE };
const { orderId, gems, gift, bonus } = ordered.data;
const again = (settled: number) =>
  TopUpReinstated.of({ orderId, ordered: ORDERED, cause: CAUSE, gems, gift, bonus, settled });

it.each([
  ['all of it where nothing is owed', 0],
  ['what is left of it after what is owed', 300_000],
])('credits %s', (_what, owed) => {
  const history = [ordered, creditedEvent(), takenBackEvent(ALL - owed, owed)];
  const { decision, state } = given(...history).when(INPUT, { at: AT });
  const debt = owed === 0 ? [] : [posted('top-up-debt', ['player', 'mint'], owed, ALL - owed)];
  expect(decision).toEqual(
    accepted(again(owed), posted('top-up-again', ['mint', 'player'], ALL, ALL), ...debt),
  );
  expect(state.payments).toMatchObject({ debt: 0, credited: 1 });
});

it('writes nothing if repeated', () => {
  const history = [ordered, creditedEvent(), takenBackEvent(ALL, 0), again(0)];
  expect(given(...history).when(INPUT, { at: AT }).decision).toEqual(accepted());
});
