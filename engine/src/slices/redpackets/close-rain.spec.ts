import { expect, it } from 'vitest';
import { accepted } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { CLOSED, ENDS, GRABBED, SEED } from '../../../../test/redpackets/sample-rains.ts';
import { closeRain } from './close-rain.ts';
import { RainClosed } from './events.ts';
import { rain } from './state.ts';

const { given } = specify(rain, closeRain);
const context = { time: ENDS, seedOf: (epoch: number) => (epoch === 1 ? SEED : '') };

it('reveals the seed of the announced epoch, and the sums', () => {
  const { decision } = given(...GRABBED).when({}, context);
  const closed = RainClosed.of({ seed: SEED, packets: 1, players: 1, issued: 4_000 });
  expect(decision).toEqual(accepted(closed));
});

it('writes nothing if repeated', () => {
  expect(given(...CLOSED).when({}, context).decision).toEqual(accepted());
});

it('breaks before the end', () => {
  expect(() => given(...GRABBED).when({}, { ...context, time: ENDS - 1 })).toThrow('a fall ends');
});
