import { expect, it } from 'vitest';
import type { AnyEvent } from '../../kernel/index.ts';
import { refusedWhenOwing } from './refused-when-owing.ts';
import { posted } from '../../../../test/payments/sample-payments.ts';
import { type TopUps, topUps } from './state.ts';

const OWING = { ...topUps.initial, debt: 5 };
const SPENT = posted('box-open', ['player', 'house'], 1, 0);
const SETTLED = posted('top-up-debt', ['player', 'mint'], 1, 0);
const CREDITED = posted('top-up', ['mint', 'player'], 1, 1);

it('refuses commands that take gems while something is owed, and no others', () => {
  const refused = (payments: TopUps, event: AnyEvent) => refusedWhenOwing.after?.({ payments }, [event], 0);

  expect(refused(OWING, SPENT)).toEqual({ code: 'top-up-owed', owed: 5 });
  for (const event of [SETTLED, CREDITED]) expect(refused(OWING, event)).toBeUndefined();
  expect(refused(topUps.initial, SPENT)).toBeUndefined();
});
