import { expect, it } from 'vitest';
import { accepted } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { ANNOUNCED, RAIN, RULES, SOURCE, START, at } from '../../../../test/redpackets/sample-rains.ts';
import { CHAIN } from '../../../../test/rolls/sample-beacon.ts';
import { announceRain } from './announce-rain.ts';
import { RainAnnounced } from './events.ts';
import { rain } from './state.ts';

const { given } = specify(rain, announceRain);
const HASH = 'c'.repeat(64);
const context = (time: number) => ({
  ...at(time),
  rules: RULES,
  houseOffset: 0,
  chain: CHAIN,
  seedHash: HASH,
  epoch: 2,
});
const ASKED = { start: START };

it('reserves the total, commits to the seed and fixes the round', () => {
  const { events } = given().when(ASKED, context(START - 300_000));
  expect(events[0]).toMatchObject({
    data: { start: START, endsAt: START + 60_000, seedHash: HASH, source: SOURCE, epoch: 2 },
  });
  expect(events[1]).toMatchObject({
    data: {
      reason: 'rain-reserve',
      postings: [{ from: 'house', to: 'escrow', amount: 10_000 }],
      cause: `${RAIN}#9`,
    },
  });
});

it.each([
  ['rain-not-planned', START + 60_000, START, {}],
  [
    'rain-not-planned',
    START,
    START - 300_000,
    { rules: { ...RULES, content: { ...RULES.content, open: false } } },
  ],
  ['rain-too-near', START, START - 299_999, {}],
  ['rain-too-near', START, START - 86_400_001, {}],
  ['beacon-away', START, START - 300_000, { chain: undefined }],
])('refuses: %s', (code, start, time, change) => {
  const { decision } = given().when({ start }, { ...context(time), ...change });
  expect(decision).toMatchObject({ rejection: { code } });
});

it('writes nothing if repeated', () => {
  expect(given(...ANNOUNCED).when(ASKED, context(START - 300_000)).decision).toEqual(accepted());
  expect(ANNOUNCED.some(RainAnnounced.is)).toBe(true);
});
