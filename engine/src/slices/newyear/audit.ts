import { ItemsGranted } from '../bag/events.ts';
import { rollOf } from '../../fairness/index.ts';
import {
  type Desk,
  type EventData,
  type OwnBooks,
  type Reward,
  type RulesInForce,
  type Violation,
  all,
  canonicalJson,
  defineAudit,
  either,
  follow,
  one,
  unequal,
  violationOf,
} from '../../kernel/index.ts';
import { PropsGranted, REWARD_REASON, rewarding } from '../props/events.ts';
import { RulesPublished } from '../rules/events.ts';
import { rolling } from '../seeds/events.ts';
import { WalletPosted } from '../wallet/events.ts';
import { SEASON, type Season, SeasonDrawn, SeasonMilestoneReached, events } from './events.ts';

// Implemented again on purpose: the auditor must not share the engine's mistakes.
const DAY_MS = 86_400_000;
const GEM = 10_000;

/** The player's part in the newest season that they played in; JSON. */
interface Own {
  rulesHash: string;
  spent: number;
  reached: number[];
}
interface Shop {
  draws: number;
  milestones: number;
  spent: number;
  /** facts: the beginnings of all seasons that were ever published, also of those that are not held */
  readonly beginnings: Set<number>;
}

/** A season in force. */
interface Held {
  readonly hash: string;
  readonly season: Season;
}

/** Always one record, so that the length of the log tells no prize. */
const PRIZE = either(one(WalletPosted, REWARD_REASON), one(ItemsGranted), one(PropsGranted));

export const audit = defineAudit({
  events,
  rules: {
    'season-rules':
      'a draw or a milestone belongs to the season that runs, under the rules in force at its beginning',
    'season-radishes':
      'the radishes of a season are what its deeds come to by its rates, and no more are spent than were earned',
    'season-ticket': 'the ticket of a draw is the first six hex digits of SHA-256(userSeed + serverSeed)',
    'season-prize': 'a draw brings the prize whose range holds its ticket, as the rules promise it',
    'season-milestone': 'a milestone is received once, with its radishes, and gives what the rules promise',
  },
  books: {
    own: (): Own => ({ rulesHash: '', spent: 0, reached: [] }),
    shop: (): Shop => ({ draws: 0, milestones: 0, spent: 0, beginnings: new Set() }),
    totals: ({ draws, milestones, spent }) => ({
      seasonDraws: draws,
      seasonMilestones: milestones,
      radishesSpent: spent,
    }),
  },
  checks: {
    SeasonDrawn(desk, data, { own, shop }) {
      shop.draws += 1;
      shop.spent += data.spent;
      enter(own, data.rulesHash);
      const violation = auditDraw(desk, data, own, shop);
      own.spent += data.spent;
      return violation;
    },
    SeasonMilestoneReached(desk, data, { own, shop }) {
      shop.milestones += 1;
      enter(own, data.rulesHash);
      const violation = auditMilestone(desk, data, own, shop);
      own.reached.push(data.radishes);
      return violation;
    },
  },
  follows: [
    follow(RulesPublished, (_desk, { content }, { shop }: OwnBooks<Own, Shop>) => {
      if (SEASON.fits(content) && content.season !== null) shop.beginnings.add(content.season.from);
      return undefined;
    }),
  ],
  writings: {
    'draw-season': { in: 'player', by: ['player'], writes: rolling(all(one(SeasonDrawn), PRIZE)) },
    'reach-season-milestone': {
      in: 'player',
      by: ['player'],
      writes: rewarding(one(SeasonMilestoneReached)),
    },
  },
  inputs: {
    'draw-season'(written) {
      const drawn = written.find(SeasonDrawn.is)?.data;
      return drawn && { rulesHash: drawn.rulesHash };
    },
    'reach-season-milestone'(written) {
      const reached = written.find(SeasonMilestoneReached.is)?.data;
      return reached && { radishes: reached.radishes, rulesHash: reached.rulesHash };
    },
  },
  ways: {},
});

/** Begins a season's book. Radishes of a former season are void. */
function enter(own: Own, rulesHash: string): void {
  if (own.rulesHash !== rulesHash) Object.assign(own, { rulesHash, spent: 0, reached: [] });
}

/** Returns the season at a time: the one that began last, if it has not ended. */
function running({ rules, time }: Desk, { beginnings }: Shop): Held | undefined {
  let last: Held | undefined;
  for (const from of beginnings) {
    if (from > time || from <= (last?.season.from ?? -1)) continue;
    const held: RulesInForce<{ season: Season | null }> | undefined = rules.inForce(SEASON, from);
    const season = held?.content.season;
    if (held !== undefined && season?.from === from) last = { hash: held.hash, season };
  }
  return last !== undefined && time < last.season.until ? last : undefined;
}

/** Adds up the radishes of each day since the beginning. Another season that begins ends this one, so nothing later counts. */
function earnedBy({ deeds, time }: Desk, { acts, from }: Season): number {
  let sum = 0;
  for (const { deed, gems, radishes, perDay } of acts)
    for (let day = from; day <= time; day += DAY_MS) {
      const { amount } = deeds.done(deed, { from: day, until: day + DAY_MS });
      const awards = Math.max(0, Math.floor(amount / (gems * GEM)));
      sum += Math.min(perDay, awards * radishes);
    }
  return sum;
}

/** Checks the season and the radishes that were earned in it. */
function auditPart(
  desk: Desk,
  { rulesHash, earned }: { readonly rulesHash: string; readonly earned: number },
  held: Held | undefined,
): Violation | undefined {
  if (held === undefined) return violationOf('season-rules', 'a season that runs', 'none');
  return (
    unequal('season-rules', held.hash, rulesHash) ??
    unequal('season-radishes', earnedBy(desk, held.season), earned)
  );
}

function auditDraw(
  desk: Desk,
  data: EventData<typeof SeasonDrawn>,
  { spent }: Own,
  shop: Shop,
): Violation | undefined {
  const held = running(desk, shop);
  const { cost, prizes } = held?.season ?? { cost: 0, prizes: [] };
  const { ticket } = rollOf(data.reveal.userSeed, data.reveal.serverSeed, desk.hash);
  let end = 0;
  const prize = prizes.findIndex(({ tickets }) => ticket < (end += tickets));
  return (
    auditPart(desk, data, held) ??
    unequal('season-radishes', cost, data.spent) ??
    (data.earned - spent < cost
      ? violationOf('season-radishes', `${cost} radishes not spent yet`, data.earned - spent)
      : undefined) ??
    unequal('season-ticket', ticket, data.ticket) ??
    unequal('season-prize', prize, data.prize) ??
    unequal('season-prize', inWords(prizes[prize]?.reward), inWords(data.reward))
  );
}

function auditMilestone(
  desk: Desk,
  data: EventData<typeof SeasonMilestoneReached>,
  { reached }: Own,
  shop: Shop,
): Violation | undefined {
  const held = running(desk, shop);
  const { radishes, earned } = data;
  const promised = held?.season.milestones.find((milestone) => milestone.radishes === radishes);
  return (
    auditPart(desk, data, held) ??
    (reached.includes(radishes)
      ? violationOf('season-milestone', 'one not received yet', radishes)
      : undefined) ??
    (earned < radishes
      ? violationOf('season-milestone', `${radishes} radishes earned`, earned)
      : undefined) ??
    unequal('season-milestone', inWords(promised?.reward), inWords(data.reward))
  );
}

const inWords = (reward: Reward | undefined): string =>
  reward === undefined ? 'nothing' : canonicalJson(reward);
