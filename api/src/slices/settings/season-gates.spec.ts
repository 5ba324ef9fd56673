import { DAY_MS, QUARTER_MS } from '@skins/engine/kernel';
import { SEASON, type Season } from '@skins/engine/newyear';
import { beforeAll, describe, expect, it } from 'vitest';
import { seasonFrom } from '../../../../test/newyear/sample-newyear.ts';
import { type SampleGame, sampleGame } from '../../../../test/samples/api/game.ts';
import { changeRules } from '../../../../test/samples/api/operator.ts';
import { createMemoryStore } from '../../foundation/store/index.ts';
import { loadWords } from '../../shop/load-words.ts';
import { sampleDrafts } from '../../../../test/samples/api/drafts.ts';
import { SettingsDesk } from './settings-desk.ts';

let game: SampleGame;
let time = 20_000 * DAY_MS;
let desk: SettingsDesk;

beforeAll(async () => {
  game = await sampleGame(createMemoryStore(), () => (time += 1));
  desk = new SettingsDesk(game, sampleDrafts(), await loadWords());
});

/** Returns the results of a gate for a change. */
const gate = (setting: string, content: unknown, code: string) =>
  desk
    .setting(setting)
    ?.check({ content, from: null }, undefined)
    .gates.filter((one) => one.code === code)
    .map(({ passed, text }) => (passed ? 'passed' : text.en));

const later = (days: number) => Math.ceil((time + days * DAY_MS) / QUARTER_MS) * QUARTER_MS;
/** A season two days from now, whose radishes are worth less than 3,100 each. */
const season = (change: Partial<Season> = {}) => ({ season: seasonFrom(later(2), change) });
const acting = (deed: 'open-hash' | 'upgrade', gems: number) => ({
  acts: [{ deed, gems, radishes: 2, perDay: 100 }],
});

describe('a season that is to be published', () => {
  it('brings back less than the edge that its acts cost', () => {
    // The best box keeps 85.5 %, and an upgrade 98 % at most.
    expect(gate('season', season(acting('open-hash', 5)), 'money-loop')).toEqual(['passed']);
    expect(gate('season', season(acting('open-hash', 4)), 'money-loop')).toEqual([
      'A way round gains: season open-hash, 1.0095 for each gem',
    ]);
    expect(gate('season', season(acting('upgrade', 200)), 'money-loop')).toEqual(['passed']);
    expect(gate('season', season(acting('upgrade', 20)), 'money-loop')?.[0]).toContain('season upgrade');
  });

  it('begins once its rules are in force, and names nothing that is not on sale', () => {
    expect(gate('season', season(), 'season')).toEqual(['passed']);
    expect(gate('season', { season: seasonFrom(later(0)) }, 'season')?.[0]).toContain('would not be held');
    expect(gate('season', season(), 'on-sale')).toEqual(['passed']);
    const prizes = [{ tickets: 2 ** 24, reward: { type: 'skins' as const, skinId: 'ghost', amount: 1 } }];
    expect(gate('season', season({ prizes }), 'on-sale')).toEqual(['Skin ghost is not in the catalogue']);
    expect(gate('season', { season: null }, 'season')).toEqual([]);
  });

  it('binds later changes of what its prizes are worth, and overlaps no other', async () => {
    await changeRules(game, SEASON, season(acting('open-hash', 6)));
    // Two fragments in a draw: a quarter of two, over three radishes.
    const offering = (fragments: number) => ({ open: true, offers: [{ skinId: 'rare', fragments }] });
    expect(gate('fragment-exchange', offering(100), 'money-loop')).toEqual(['passed']);
    expect(gate('fragment-exchange', offering(10), 'money-loop')?.[0]).toContain('season open-hash');
    const other = { season: seasonFrom(later(5), acting('open-hash', 6)) };
    expect(gate('season', other, 'season')?.[0]).toContain('overlaps');
  });
});
