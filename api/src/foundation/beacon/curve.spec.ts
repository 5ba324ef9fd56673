import { QUICKNET } from '@skins/engine/fairness';
import { expect, it, onTestFinished } from 'vitest';
import recorded from '../../../../fixtures/vectors/drand-quicknet.json' with { type: 'json' };
import { Curve } from './curve.ts';
import { LocalBeacon } from './local-beacon.ts';

const [round] = recorded.rounds;
if (round === undefined) throw new Error('no recorded rounds');
const NO_SEED = new Uint8Array(3);
const SEED = new Uint8Array(48).fill(7);

it('answers requests made right after its thread ended, each separately', async () => {
  const curve = new Curve();
  onTestFinished(() => curve.close());
  await expect(curve.sign(NO_SEED, 1)).rejects.toThrow();

  const [signed, mine, other] = await Promise.all([
    curve.isSigned(QUICKNET, round),
    curve.sign(SEED, 9),
    curve.isSigned(QUICKNET, { ...round, round: round.round + 1 }),
  ]);
  expect([signed, mine.round, other]).toEqual([true, 9, false]);
});

it('a local beacon that failed to start starts at the next request', async () => {
  const curve = new Curve();
  onTestFinished(() => curve.close());
  let failed = false;
  const beacon = new LocalBeacon({
    seed: SEED,
    clock: Date.now,
    curve: {
      sign: (seed, asked) => curve.sign(seed, asked),
      publicKey(seed) {
        const fails = !failed;
        failed = true;
        return curve.publicKey(fails ? NO_SEED : seed);
      },
    },
  });
  await expect(beacon.chain()).rejects.toThrow();

  expect((await beacon.chain()).publicKey).toBe(await curve.publicKey(SEED));
});
