import { describe, expect, it } from 'vitest';
import { bag } from '../bag/state.ts';
import { deedsFold } from '../deeds/state.ts';
import { rollOf, sha256Hex } from '../../fairness/index.ts';
import { combine, rejected } from '../../kernel/index.ts';
import { seeds } from '../seeds/state.ts';
import { wallet } from '../wallet/state.ts';
import { SPENT_MEASURES, spent, termsFrom } from '../../../../test/newyear/sample-newyear.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { committedFor, seedSet } from '../../../../test/seeds/sample-events.ts';
import { sampleSecrets } from '../../../../test/seeds/sample-secrets.ts';
import { SeasonDrawn, measures } from './events.ts';
import { type DrawSeasonContext, drawSeason, prizeAt } from './draw-season.ts';
import { newYearFold } from './state.ts';

const ANNA = 'anna0000';
const secrets = sampleSecrets(20);
const TERMS = termsFrom();
const CONTEXT: DrawSeasonContext = {
  playerId: ANNA,
  commandId: 'command-a',
  secrets,
  hash: sha256Hex,
  time: 5_000,
  at: `player-${ANNA}#4`,
  priceOf: (skinId) => (skinId === 'ghost' ? undefined : 5_000),
  terms: TERMS,
};
const fold = combine({ newyear: newYearFold, deeds: deedsFold, seeds, wallet, bag }, [
  ...measures,
  ...SPENT_MEASURES,
]);
const { given } = specify(fold, drawSeason);
const drawing = (gems: number, context: Partial<DrawSeasonContext> = {}, rulesHash = TERMS.hash) =>
  given(committedFor(secrets, ANNA)(1), seedSet('Nanshan7'), spent(gems)).when(
    { rulesHash },
    { ...CONTEXT, ...context },
  );

describe('a draw of a season', () => {
  it('spends radishes, rolls once, and gives the prize in one record', () => {
    const serverSeed = secrets.seed(ANNA, 1, 1);
    const { ticket } = rollOf('Nanshan7', serverSeed);
    const prize = prizeAt(TERMS.season.prizes, ticket);
    const { events, state, reply } = drawing(2);
    expect(events).toHaveLength(2);
    expect(events[0]).toEqual(
      SeasonDrawn.of({
        rulesHash: TERMS.hash,
        earned: 4,
        spent: 3,
        reveal: { chainId: 1, index: 1, userSeed: 'Nanshan7', serverSeed },
        ticket,
        prize,
        reward: TERMS.season.prizes[prize]?.reward ?? { type: 'debris', amount: 1 },
      }),
    );
    expect(state.newyear).toMatchObject({ rulesHash: TERMS.hash, spent: 3, draws: 1 });
    expect(reply).toMatchObject({ drawn: { prize }, behind: 1 });
  });

  it('gives each ticket to one prize, in their order', () => {
    const { prizes } = TERMS.season;
    const edge = 2 ** 22;
    expect([0, edge - 1, edge, 2 ** 24 - 1].map((ticket) => prizeAt(prizes, ticket))).toEqual([0, 0, 1, 3]);
  });

  it('is refused between seasons, by other rules than seen, and without radishes', () => {
    expect(drawing(2, { terms: undefined }).decision).toEqual(rejected({ code: 'season-over' }));
    expect(drawing(2, {}, 'b'.repeat(64)).decision).toEqual(
      rejected({ code: 'stale-version', versionHash: TERMS.hash }),
    );
    expect(drawing(1).decision).toEqual(rejected({ code: 'radishes-short', needed: 3, held: 2 }));
  });

  it('is refused before it rolls if any skin of the table is gone', () => {
    const reward = { type: 'skins' as const, skinId: 'ghost', amount: 1 };
    const prizes = [
      { tickets: 2 ** 24 - 1, reward: { type: 'debris' as const, amount: 1 } },
      { tickets: 1, reward },
    ];
    expect(drawing(2, { terms: termsFrom({ prizes }) }).decision).toEqual(
      rejected({ code: 'season-prize-gone', skinId: 'ghost' }),
    );
  });
});
