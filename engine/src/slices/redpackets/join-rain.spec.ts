import { expect, it } from 'vitest';
import { accepted } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { foldAll } from '../../../../test/samples/engine/specification.ts';
import { DRAWN, ENDS, JOINED, RAIN, START, player } from '../../../../test/redpackets/sample-rains.ts';
import { joinRain } from './join-rain.ts';
import { NO_RAIN, rain } from './state.ts';

const { given } = specify(player, joinRain);
const ASKED = { rain: RAIN };
const context = {
  time: START,
  state: foldAll(rain, DRAWN),
  registered: 999,
  device: 'a'.repeat(64),
  epoch: 1,
};

it('takes part by a device', () => {
  expect(given().when(ASKED, context).decision).toEqual(accepted(JOINED));
});

it.each([
  ['rain-unknown', { state: NO_RAIN }],
  ['rain-to-come', { time: START - 1 }],
  ['rain-over', { time: ENDS }],
  ['rain-over', { epoch: 2 }],
  ['rain-account-young', { registered: 1_000 }],
  ['rain-device-unknown', { device: undefined }],
])('refuses: %s', (code, change) => {
  expect(given().when(ASKED, { ...context, ...change }).decision).toMatchObject({ rejection: { code } });
});

it('writes nothing if repeated', () => {
  expect(given(JOINED).when(ASKED, context).decision).toEqual(accepted());
});
