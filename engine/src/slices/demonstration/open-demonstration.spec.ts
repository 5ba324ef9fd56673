import { describe, expect, it } from 'vitest';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { accepted, rejected } from '../../kernel/index.ts';
import { DemonstrationOpened } from './events.ts';
import { openDemonstration } from './open-demonstration.ts';
import { demonstrationFold } from './state.ts';

const { given } = specify(demonstrationFold, openDemonstration);
const input = { players: 200, days: 1, seed: 7 };
const opened = DemonstrationOpened.of(input);

describe('open-demonstration', () => {
  it('makes a log without players a demonstration', () => {
    const { decision, reply, state } = given().when(input, { players: 0 });
    expect(decision).toEqual(accepted(opened));
    expect(reply).toEqual(input);
    expect(state).toEqual({ simulated: input });
  });

  it.each([
    ['a demonstration', [opened], 0, 'demonstration-known'],
    ['a shop with players', [], 1, 'players-known'],
  ] as const)('refuses %s', (_what, history, players, code) => {
    expect(given(...history).when(input, { players }).decision).toEqual(rejected({ code }));
  });
});
