import { describe, expect, it } from 'vitest';
import { sha256Hex } from '../../fairness/index.ts';
import { accepted, guarded, rejected } from '../../kernel/index.ts';
import { foldAll } from '../../../../test/samples/engine/specification.ts';
import { refusedWhenStale } from './refused-when-stale.ts';
import { committedFor, seedSet } from '../../../../test/seeds/sample-events.ts';
import { sampleSecrets } from '../../../../test/seeds/sample-secrets.ts';
import { setUserSeed } from './set-user-seed.ts';
import { seeds } from './state.ts';

const ANNA = 'anna0000';
let open = 1;
const secrets = sampleSecrets(4, sha256Hex, () => open);
const committed = committedFor(secrets, ANNA)(1);
const state = { seeds: foldAll(seeds, [committed]) };
const command = guarded(setUserSeed, [refusedWhenStale(secrets)]);
const TOLD = { moment: { time: 0, at: `player-${ANNA}#2` }, own: undefined };

const decideIn = (epoch: number, userSeed = 'a') => {
  open = epoch;
  return command.decide(state, { userSeed }, TOLD);
};

describe("a player's command while chains are of an earlier epoch", () => {
  it('is refused before its own checks', () => {
    expect(decideIn(2)).toEqual(rejected({ code: 'seeds-renewed' }));
    expect(decideIn(2, 'no seed')).toEqual(rejected({ code: 'seeds-renewed' }));
  });

  it('runs in the chains’ own epoch, and for a player without chains', () => {
    expect(decideIn(1)).toEqual(accepted(seedSet('a')));
    expect(decideIn(1, 'no seed')).toEqual(rejected({ code: 'bad-user-seed' }));
    open = 2;
    expect(command.decide({ seeds: seeds.initial }, { userSeed: 'a' }, TOLD)).toEqual(accepted(seedSet('a')));
  });
});
