import { DAY_MS, UNITS_PER_GEM } from '@skins/engine/kernel';
import { type Language, inLanguage } from '../../foundation/http/language.ts';
import type { FreeOpening, FreeOpenings } from './free-openings.ts';
import type { FreeEstimate } from './shapes.ts';
import type { Wording } from './wording.ts';

/** How many players could take free openings. */
export interface Takers {
  /** with an event in the last 7 days */
  readonly active: number;
  /** who register in a day, on average of the last 7 days, rounded up */
  readonly fresh: number;
}

const DAYS = 7;
const PARTS_MAX = 50;

/** How long counts are kept: an editor asks at every pause of its typing. */
const KEPT_MS = 60_000;

/** Returns a reader of the players who could take free openings now. @param since counts players since a time in milliseconds */
export function takersNow(since: {
  readonly seen: (time: number) => number;
  readonly registered: (time: number) => number;
}): (now: number) => Takers {
  let known: { readonly at: number; readonly takers: Takers } | undefined;
  return (now) => {
    if (known === undefined || now - known.at >= KEPT_MS) {
      const from = now - DAYS * DAY_MS;
      const takers = { active: since.seen(from), fresh: Math.ceil(since.registered(from) / DAYS) };
      known = { at: now, takers };
    }
    return known.takers;
  };
}

interface Part {
  readonly opening: FreeOpening;
  readonly players: number;
  /** what it costs on its day, 1/10,000 gem */
  readonly cost: number;
}

/** The day that costs most, if everybody takes everything then. */
interface WorstDay {
  /** when it is possible for the first time; -Infinity: on every day */
  readonly from: number;
  readonly cost: number;
  /** the dearest first */
  readonly parts: readonly Part[];
}

/** Returns the day on which most is to be had: openings of activities and seasons last for a time only. */
function worstDay(openings: readonly FreeOpening[], { active, fresh }: Takers): WorstDay {
  const parts = openings.map((opening): Part => {
    const players = opening.onceNew ? fresh : active;
    return { opening, players, cost: opening.worth * opening.openings * players };
  });
  const days = [...new Set([-Infinity, ...openings.map(({ from = -Infinity }) => from)])]
    .toSorted((a, b) => a - b)
    .map((from): WorstDay => {
      const own = oneOfEach(
        parts.filter(
          ({ opening }) => (opening.from ?? -Infinity) <= from && from < (opening.until ?? Infinity),
        ),
      );
      return { from, cost: own.reduce((sum, { cost }) => sum + cost, 0), parts: own };
    });
  return days.reduce((worst, day) => (day.cost > worst.cost ? day : worst), {
    from: -Infinity,
    cost: -1,
    parts: [],
  });
}

/** Leaves the dearest of entries of which a player has one on a day. @returns the dearest first */
function oneOfEach(parts: readonly Part[]): readonly Part[] {
  const taken = new Set<string>();
  return parts
    .toSorted((a, b) => b.cost - a.cost)
    .filter(({ opening: { setting, oneOf } }) => {
      const name = `${setting} ${oneOf}`;
      if (oneOf !== undefined && taken.has(name)) return false;
      taken.add(name);
      return true;
    });
}

/** Returns an estimate in a language. */
export function estimateIn(
  wording: Wording,
  { before, after, shop }: FreeOpenings,
  takers: Takers,
  language: Language,
): FreeEstimate {
  const worst = worstDay(after, takers);
  return {
    gems: inGems(worst.cost),
    before: inGems(worstDay(before, takers).cost),
    shop: inGems(worstDay(shop, takers).cost),
    from: Number.isFinite(worst.from) ? worst.from : null,
    ...takers,
    entries: worst.parts.length,
    parts: worst.parts.slice(0, PARTS_MAX).map(({ opening, players, cost }) => ({
      settingName: wording.name(opening.setting, language),
      item: inLanguage(opening.label, language),
      boxName: inLanguage(opening.boxName, language),
      worth: inGems(opening.worth),
      openings: opening.openings,
      per: opening.per,
      players,
      gems: inGems(cost),
    })),
  };
}

const inGems = (amount: number): number => Math.max(0, Math.round(amount)) / UNITS_PER_GEM;
