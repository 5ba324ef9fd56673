import { expect, it } from 'vitest';
import { accepted } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { DRAWN, SEALED, SOURCE, START, at } from '../../../../test/redpackets/sample-rains.ts';
import { roundOf } from '../../../../test/rolls/sample-beacon.ts';
import { drawRain } from './draw-rain.ts';
import { RainCancelled, RainDrawn } from './events.ts';
import { rain } from './state.ts';

const { given } = specify(rain, drawRain);
const BY = roundOf(SOURCE.round);
const context = (time: number) => ({ ...at(time), open: true, epoch: 1 });

it('takes the round before the start', () => {
  const { decision } = given(...SEALED).when(BY, context(START - 1));
  expect(decision).toEqual(accepted(RainDrawn.of({ by: BY })));
});

it.each([
  ['no-beacon', START, {}],
  ['epoch', START - 1, { epoch: 2 }],
  ['closed', START - 1, { open: false }],
])('cancels the rain: %s', (reason, time, change) => {
  const { events } = given(...SEALED).when(BY, { ...context(time), ...change });
  expect(events.find(RainCancelled.is)?.data.reason).toBe(reason);
});

it('writes nothing if repeated', () => {
  expect(given(...DRAWN).when(BY, context(START - 1)).decision).toEqual(accepted());
});
