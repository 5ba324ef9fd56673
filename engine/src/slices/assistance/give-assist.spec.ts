import { describe, expect, it } from 'vitest';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { AssistGiven } from './events.ts';
import { giveAssist } from './give-assist.ts';
import { assists, assistsOf } from './state.ts';

const { given } = specify(assists, giveAssist);
const [ONE, TWO] = ['1'.repeat(64), '2'.repeat(64)];
const asked = { asked: true, sameDevice: false };
const anna = { helper: 'anna0000', helped: 'cleo0000', device: ONE };
const ben = { helper: 'ben00000', helped: 'cleo0000', device: TWO };
const helped = AssistGiven.of(anna);

describe('assistance for a room', () => {
  it('counts for the player who shared the link', () => {
    const { events, state } = given(helped).when(ben, asked);
    expect(events).toEqual([AssistGiven.of(ben)]);
    expect([assistsOf(state, 'cleo0000'), assistsOf(state, 'anna0000')]).toEqual([2, 0]);
  });

  it('is accepted without a known device', () => {
    const nobody = AssistGiven.of({ ...anna, device: null });
    expect(given(nobody).when({ ...ben, device: null }, asked).events).toHaveLength(1);
  });

  it.each([
    ['where none is asked for', anna, { asked: false, sameDevice: false }, 'assist-not-asked'],
    ['for oneself', { ...anna, helped: 'anna0000' }, asked, 'assist-self'],
    ['from the device of who is helped', ben, { asked: true, sameDevice: true }, 'assist-self'],
    ['twice', { ...anna, device: TWO }, asked, 'assist-given'],
    ['twice, for another one', { ...anna, helped: 'ben00000', device: TWO }, asked, 'assist-given'],
    ['from a device that helped before', { ...ben, device: ONE }, asked, 'assist-device'],
  ])('is refused %s', (_what, input, context, code) => {
    expect(given(helped).when(input, context).decision).toMatchObject({ rejection: { code } });
  });
});
