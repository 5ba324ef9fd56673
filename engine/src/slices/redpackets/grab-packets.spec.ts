import { expect, it } from 'vitest';
import { accepted } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { DRAWN, ENDS, SEED, START } from '../../../../test/redpackets/sample-rains.ts';
import { sha256Hex } from '../../fairness/index.ts';
import { grabPackets } from './grab-packets.ts';
import { rain } from './state.ts';

const { given } = specify(rain, grabPackets);
const context = { time: START, hash: sha256Hex, seed: SEED, epoch: 1 };
const A = 'a'.repeat(64);
const B = 'b'.repeat(64);
const ask = (player: string, device: string) => ({ player, device });
const [ANNA, BEN] = [ask('anna0000', A), ask('ben00000', B)];

it('gives packets in the order asked for: each what the table says, or what remains', () => {
  const { reply, state } = given(...DRAWN).when({ asks: [ANNA, BEN, ANNA, BEN] }, context);
  expect(reply).toEqual([
    { player: 'anna0000', n: 1, amount: 4_000, device: A },
    { player: 'ben00000', n: 1, amount: 4_000, device: B },
    { player: 'anna0000', n: 2, amount: 2_000, device: null },
  ]);
  expect(state.issued).toBe(10_000);
});

it('leaves out another account of a device, and who has the published number', () => {
  const asks = [ANNA, ask('ben00000', A)];
  expect(given(...DRAWN).when({ asks }, context).reply).toHaveLength(1);

  const { state } = given(...DRAWN).when({ asks: [ANNA, ANNA, ANNA, ANNA] }, context);
  expect(state.grabbed.get('anna0000')?.amounts).toEqual([4_000, 4_000, 2_000]);
});

it.each([
  ['before the start', { time: START - 1 }],
  ['from the end on', { time: ENDS }],
  ['after a restore', { epoch: 2 }],
])('gives nothing %s', (_when, change) => {
  const { decision, reply } = given(...DRAWN).when({ asks: [ANNA] }, { ...context, ...change });
  expect(decision).toEqual(accepted());
  expect(reply).toEqual([]);
});
