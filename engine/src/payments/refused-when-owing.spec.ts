import { expect, it } from 'vitest';
import { type Command, accepted } from '../kernel/index.ts';
import { refusedWhenOwing } from './refused-when-owing.ts';
import { RetrievalRequested } from '../retrievals/events.ts';
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

const TAKEN_OUT = RetrievalRequested.of({
  retrievalId: 'c'.repeat(20),
  attempt: 1,
  itemId: 'anna0000-1',
  skinId: 'rare',
  value: 1,
  recipient: 'a'.repeat(64),
  release: false,
  releaseBy: 1,
  answerMs: 1,
  rulesHash: 'a'.repeat(64),
  due: 1,
});

it('refuses what takes gems, or items out, while something is owed, and nothing else', () => {
  for (const event of [SPENT, TAKEN_OUT])
    expect(writing(event).decide(OWING, {}, {})).toMatchObject({
      rejection: { code: 'top-up-owed', owed: 5 },
    });
  for (const event of [SETTLED, CREDITED])
    expect(writing(event).decide(OWING, {}, {})).toEqual(accepted(event));
  expect(writing(SPENT).decide({ payments: topUps.initial }, {}, {})).toEqual(accepted(SPENT));
});
