import { renewSeedChains } from '@skins/api/foundation/game';
import { SeedChainVoided } from '@skins/engine/seeds';
import * as fc from 'fast-check';
import { beforeAll, describe, expect, it } from 'vitest';
import { ANNA, BEN } from '../kit/platform.ts';
import { Timeline } from './timeline.ts';

// Random histories of plays, restores, new epochs and renewed chains.

/** commands of ten rolls until the next one commits the following chain */
const HALF = 409;

type Step =
  | { readonly do: 'open'; readonly playerId: string; readonly count: number }
  | { readonly do: 'seed' | 'renew'; readonly playerId: string }
  | { readonly do: 'epoch' | 'restart' }
  | { readonly do: 'put-back'; readonly share: number };

const playerId = fc.constantFrom(ANNA, ANNA, BEN);
const anyStep: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 8,
    arbitrary: fc.record({
      do: fc.constant('open' as const),
      playerId,
      count: fc.integer({ min: 1, max: 10 }),
    }),
  },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('seed' as const, 'renew' as const), playerId }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constantFrom('epoch' as const, 'restart' as const) }) },
  { weight: 2, arbitrary: fc.record({ do: fc.constant('put-back' as const), share: fc.nat(100) }) },
);

let half: Timeline;
let begun: number;

/** Anna has played up to half of her first chain. */
beforeAll(async () => {
  half = await Timeline.begin();
  for (const player of [ANNA, BEN]) await half.game.register(player, 1_000_000);
  await half.game.setSeed(ANNA, 'Nanshan7', 'seed');
  begun = half.length;
  for (let n = 0; n < HALF; n += 1) await half.game.open(ANNA, 10, `early-${n}`);
});

/** Plays a history. @returns the seeds revealed in all its branches, in order */
async function played(steps: readonly Step[], timeline: Timeline): Promise<readonly string[]> {
  const revealed: string[] = [];
  for (const [n, step] of steps.entries()) {
    const { game } = timeline;
    switch (step.do) {
      case 'open': {
        const outcome = await game.open(step.playerId, step.count, `open-${n}`);
        if (outcome.kind === 'done')
          revealed.push(...outcome.reply.opens.map(({ reveal }) => reveal.serverSeed));
        else expect(outcome).toMatchObject({ rejection: { code: 'seeds-renewed' } });
        break;
      }
      case 'seed':
        await game.setSeed(step.playerId, `seed${n}`, `seed-${n}`);
        break;
      case 'renew':
        await renewSeedChains(game, step.playerId);
        break;
      case 'epoch':
        await timeline.openEpoch();
        break;
      case 'restart':
        await timeline.restart();
        break;
      case 'put-back':
        await timeline.putBack(begun + Math.floor(((timeline.length - begun) * step.share) / 100));
        await timeline.openEpoch();
    }
  }
  return revealed;
}

describe('histories of a restored log', () => {
  it('never roll a revealed seed again, and pass the audit', async () => {
    let voided = 0;
    await fc.assert(
      fc.asyncProperty(fc.array(anyStep, { minLength: 4, maxLength: 20 }), async (steps) => {
        const timeline = await Timeline.like(half);
        const before = await timeline.revealed();
        const revealed = [...before, ...(await played(steps, timeline))];
        expect(new Set(revealed).size).toBe(revealed.length);
        expect(await timeline.divergence()).toBeUndefined();
        voided += (await timeline.types()).filter((type) => type === SeedChainVoided.type).length;
      }),
      { numRuns: 20 },
    );
    expect(voided).toBeGreaterThan(0);
  });
});
