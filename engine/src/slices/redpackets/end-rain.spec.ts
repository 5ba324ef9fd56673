import { expect, it } from 'vitest';
import { accepted } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { CLOSED, DRAWN, ENDED, at } from '../../../../test/redpackets/sample-rains.ts';
import { endRain } from './end-rain.ts';
import { RainEnded } from './events.ts';
import { rain } from './state.ts';

const { given } = specify(rain, endRain);

it('gives the rest back', () => {
  const { events } = given(...CLOSED).when({}, at(0));
  expect(events.find(RainEnded.is)?.data.left).toBe(6_000);
  expect(events[1]).toMatchObject({ data: { postings: [{ from: 'escrow', to: 'house', amount: 6_000 }] } });
});

it('refuses a rain that goes on, and writes nothing if repeated', () => {
  expect(given(...DRAWN).when({}, at(0)).decision).toMatchObject({ rejection: { code: 'rain-goes-on' } });
  expect(given(...ENDED).when({}, at(0)).decision).toEqual(accepted());
});
