import { expect, it } from 'vitest';
import { DECK, PRESSED, READY, at, player } from '../../../../test/luckycard/sample-luckycard.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { accepted } from '../../kernel/index.ts';
import { PressReleased } from './events.ts';
import { releasePress } from './release-press.ts';

const { given } = specify(player, releasePress);

it('gives the gems of a refused press back whole, once', () => {
  const pressed = [...READY, ...PRESSED];
  const { events, state } = given(...pressed).when({ reserved: at(4) }, { at: at(6) });
  expect(events[0]).toEqual(PressReleased.of({ deck: DECK, reserved: at(4) }));
  expect([state.wallet.balance, state.seeds.current?.used, state.luckycard.held]).toEqual([100_000, 0, []]);
  const { decision } = given(...pressed, ...events).when({ reserved: at(4) }, { at: at(8) });
  expect(decision).toEqual(accepted());
});
