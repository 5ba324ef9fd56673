import { expect, it } from 'vitest';
import { accepted } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { ANNOUNCED, DRAWN, SEALED, SOURCE, START, at } from '../../../../test/redpackets/sample-rains.ts';
import { cancelRain } from './cancel-rain.ts';
import { rain } from './state.ts';

const { given } = specify(rain, cancelRain);

it.each([
  ['late', ANNOUNCED, SOURCE.time - 2_999],
  ['no-beacon', SEALED, START],
] as const)('gives everything back: %s', (reason, history, time) => {
  const { events } = given(...history).when({ reason }, at(time));
  expect(events).toMatchObject([
    { data: { reason } },
    { data: { reason: 'rain-return', postings: [{ from: 'escrow', to: 'house', amount: 10_000 }] } },
  ]);
});

it('writes nothing for a rain that goes on', () => {
  expect(given(...SEALED).when({ reason: 'late' }, at(START)).decision).toEqual(accepted());
  expect(given(...DRAWN).when({ reason: 'no-beacon' }, at(START)).decision).toEqual(accepted());
});
