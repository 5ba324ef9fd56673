import { expect, it } from 'vitest';
import { type Command, accepted } from '../kernel/index.ts';
import { refusedWhenOwing } from './refused-when-owing.ts';
import { posted } from './sample-payments.ts';
import { topUps } from './state.ts';

const writing = (...events: Parameters<typeof accepted>) => {
  const command: Command<{ payments: typeof topUps.initial }, unknown, unknown, never, null> = {
    name: 'test',
    decide: () => accepted(...events),
    reply: () => null,
  };
  return refusedWhenOwing(command);
};
const OWING = { payments: { ...topUps.initial, debt: 5 } };
const SPENT = posted('box-open', ['player', 'house'], 1, 0);
const SETTLED = posted('top-up-debt', ['player', 'mint'], 1, 0);
const CREDITED = posted('top-up', ['mint', 'player'], 1, 1);

it('refuses what takes gems while something is owed, and nothing else', () => {
  expect(writing(SPENT).decide(OWING, {}, {})).toMatchObject({ rejection: { code: 'top-up-owed', owed: 5 } });
  for (const event of [SETTLED, CREDITED])
    expect(writing(event).decide(OWING, {}, {})).toEqual(accepted(event));
  expect(writing(SPENT).decide({ payments: topUps.initial }, {}, {})).toEqual(accepted(SPENT));
});
