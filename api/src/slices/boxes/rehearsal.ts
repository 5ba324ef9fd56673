import { BoxOpened } from '@skins/engine/boxes';
import {
  type BoxOdds,
  BoxVersionPublished,
  CATALOGUE_BOUNDS,
  type CatalogueChange,
  boxOf,
  catalogueAhead,
  planChange,
} from '@skins/engine/catalogue';
import { itemAt } from '@skins/engine/fairness';
import type { DataOf } from '../../foundation/contract/call.ts';
import type { Game } from '../../foundation/game/game.ts';
import { type Language, inLanguage } from '../../foundation/http/language.ts';
import { readRecorded } from '../../foundation/runtime/index.ts';
import { type Position, type Recorded, ordinalOf, positionOf } from '../../foundation/store/index.ts';
import type { rehearseBoxes } from './contract.ts';
import { Course } from './course.ts';

export type Rehearsal = DataOf<typeof rehearseBoxes>;
type RehearsedGame = Pick<Game, 'store' | 'shop' | 'clock' | 'catalogueState' | 'rulesAt'>;

const WEEK_MS = 604_800_000;
/** Maximum number of log events that one rehearsal reads, about a second or two of work. */
const MOST_EVENTS = 200_000;
const PAGE = 1_000;

/**
 * Rehearses changes of boxes, one at a time. It replays the last week's opens with the same tickets, but with the proposed price and
 * odds. It assumes that players would have opened just as often.
 * @param most maximum number of log events that one rehearsal reads
 */
export function rehearsals(game: RehearsedGame, most = MOST_EVENTS) {
  let before: Promise<unknown> = Promise.resolve();
  const under = new Map<string, Progress>();
  return {
    /** @param run key by which its progress can be queried while it runs */
    rehearse: (change: CatalogueChange, language: Language, run?: string): Promise<Rehearsal> => {
      const tell = (progress: Progress) => {
        if (run !== undefined) under.set(run, progress);
      };
      tell(NOT_YET);
      const next = before
        .then(() => rehearsed(game, { change, language, most, tell }))
        .finally(() => run !== undefined && under.delete(run));
      before = next.catch(() => undefined);
      return next;
    },
    /** Returns the progress of a run; 0 of 0 events before its turn. */
    progress: (run: string): Progress => under.get(run) ?? NOT_YET,
  };
}

/** Events read so far, and events to read. */
export interface Progress {
  readonly read: number;
  readonly events: number;
}
const NOT_YET: Progress = { read: 0, events: 0 };

interface Run {
  readonly change: CatalogueChange;
  readonly language: Language;
  readonly most: number;
  readonly tell: (progress: Progress) => void;
}

async function rehearsed(game: RehearsedGame, { change, language, most, tell }: Run): Promise<Rehearsal> {
  const until = game.clock();
  const catalogue = catalogueAhead(game.catalogueState().history);
  const bounds = game.rulesAt(CATALOGUE_BOUNDS, until).content;
  const versions = planChange(catalogue, change, bounds).events.filter(BoxVersionPublished.is);
  const proposed = new Map(versions.map(({ data }) => [data.odds.boxId, data]));
  const opens = new Map<string, number>();
  const [happened, replayed] = [new Course(), new Course()];
  const oddsOf = versionsIn(game);
  const first = await firstSince(game, until - WEEK_MS);
  const head = ordinalOf(await game.store.head());
  const begin = Math.max(first, head - most + 1);
  let from = until - WEEK_MS;
  for (let after = begin - 1; after < head; after += PAGE) {
    tell({ read: after - begin + 1, events: head - begin + 1 });
    const page = await game.store.readAll(positionOf(after), Math.min(PAGE, head - after));
    if (after === begin - 1 && begin > first) from = timeOf(page, game) ?? from;
    for (const recorded of page) {
      // Most events are no opens: skip them without parsing.
      if (!recorded.record.includes('"BoxOpened"')) continue;
      const { event, meta } = readRecorded(recorded, game.shop.codec);
      if (!BoxOpened.is(event)) continue;
      const { boxId, versionHash, ticket, price } = event.data;
      const odds = proposed.get(boxId)?.odds;
      const was = oddsOf(boxId, versionHash);
      if (odds === undefined || was === undefined) continue;
      opens.set(boxId, (opens.get(boxId) ?? 0) + 1);
      happened.add(meta.time, price, itemAt(was.items, ticket).value);
      replayed.add(meta.time, odds.price, itemAt(odds.items, ticket).value);
    }
  }
  return {
    boxes: [...proposed].map(([boxId, { face }]) => ({
      boxId,
      name: inLanguage(face.name, language),
      opens: opens.get(boxId) ?? 0,
    })),
    from,
    until,
    opens: [...opens.values()].reduce((sum, count) => sum + count, 0),
    events: Math.max(0, head - begin + 1),
    whole: begin === first,
    most,
    happened: happened.told(),
    rehearsed: replayed.told(),
  };
}

/** Returns a lookup of the odds of any version ever on sale. */
function versionsIn(game: RehearsedGame): (boxId: string, versionHash: string) => BoxOdds | undefined {
  const catalogue = catalogueAhead(game.catalogueState().history);
  const known = new Map<string, BoxOdds | undefined>();
  return (boxId, versionHash) => {
    const found = known.get(versionHash);
    if (found !== undefined) return found;
    const odds = boxOf(catalogue, boxId)?.versions.find((one) => one.versionHash === versionHash)?.odds;
    known.set(versionHash, odds);
    return odds;
  };
}

const timeOf = ([first]: readonly Recorded[], { shop }: RehearsedGame): number | undefined =>
  first && readRecorded(first, shop.codec).meta.time;

/** Returns the ordinal of the first event since a time, by binary search: times in the log never go back. */
async function firstSince(game: RehearsedGame, time: number): Promise<number> {
  const head: Position = await game.store.head();
  let [low, high] = [1, ordinalOf(head) + 1];
  while (low < high) {
    const middle = Math.floor((low + high) / 2);
    const at = timeOf(await game.store.readAll(positionOf(middle - 1), 1), game);
    if (at !== undefined && at < time) low = middle + 1;
    else high = middle;
  }
  return low;
}
