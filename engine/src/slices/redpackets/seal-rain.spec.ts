import { expect, it } from 'vitest';
import { accepted } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { ANNOUNCED, SEALED, SOURCE, at } from '../../../../test/redpackets/sample-rains.ts';
import { RainCancelled, RainSealed } from './events.ts';
import { sealRain } from './seal-rain.ts';
import { rain } from './state.ts';

const { given } = specify(rain, sealRain);
const NOTE = { size: 9, root: 'a'.repeat(64), note: 'a note' };
const LATEST = SOURCE.time - 3_000;

it('notes the checkpoint until three seconds before the round, and cancels the rain after', () => {
  expect(given(...ANNOUNCED).when(NOTE, at(LATEST)).decision).toEqual(accepted(RainSealed.of(NOTE)));
  const { events } = given(...ANNOUNCED).when(NOTE, at(LATEST + 1));
  expect(events.find(RainCancelled.is)?.data.reason).toBe('late');
});

it('writes nothing in any other phase', () => {
  for (const history of [[], SEALED])
    expect(given(...history).when(NOTE, at(LATEST)).decision).toEqual(accepted());
});
