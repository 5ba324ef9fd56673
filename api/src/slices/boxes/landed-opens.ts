import { playerStream } from '@skins/engine/accounts';
import type { Box } from '@skins/engine/catalogue';
import type { Database } from 'better-sqlite3';
import type { Game } from '../../foundation/game/index.ts';
import { type Position, START } from '../../foundation/store/index.ts';
import { versionHashesOf } from './played.ts';
import { BoxViews, type OpenSums, type VersionSums } from './questions.ts';
import { STATISTICS } from './views.ts';
import { type YoungOpen, YoungOpens } from './young-opens.ts';

/** A reel shows its result 4 s after its start; others are told a little later. */
export const REEL_MS = 5_000;

/** Totals of a box's opens that a caller may know. */
export interface LandedBox {
  readonly versions: readonly VersionSums[];
  /** number of drops by item; an item without drops may be absent or 0 */
  readonly items: ReadonlyMap<string, number>;
  /** the caller's own opens that are counted but not landed, newest first */
  readonly own: readonly Position[];
  /** number of others' opens that are not counted yet */
  readonly turning: number;
}

/**
 * Totals of opens without those whose reel still turns. The lists add up all opens at once and keep no single ones, so the
 * opens of the log's last seconds are subtracted again.
 */
export class LandedOpens {
  readonly #clock: () => number;
  readonly #readModels: Database;
  readonly #views: BoxViews;
  readonly #young: YoungOpens;
  readonly #position;
  #turn: Promise<unknown> = Promise.resolve();

  constructor({ clock, store }: Pick<Game, 'clock' | 'store'>, readModels: Database) {
    this.#clock = clock;
    this.#readModels = readModels;
    this.#views = new BoxViews(readModels);
    this.#young = new YoungOpens(store, (versionHash, skinId) => this.#views.valueOf(versionHash, skinId));
    this.#position = readModels
      .prepare<[string], Position>('SELECT position FROM projection WHERE name = ?')
      .pluck();
  }

  /** Returns the number of opens by box. */
  byBox(): Promise<ReadonlyMap<string, number>> {
    return this.#told(
      () => this.#views.opensByBox(),
      (counted, { byVersion }) => {
        for (const { boxId, opens } of byVersion.values()) add(counted, boxId, -opens);
        return counted;
      },
    );
  }

  /** Returns sums by version since a house day. The day must be before today, so that the sums include all opens in flight. */
  versionsSince(day: number): Promise<readonly VersionSums[]> {
    return this.#told(
      () => this.#views.versionsSince(day),
      (counted, { byVersion }) => counted.map((sums) => without(sums, byVersion.get(sums.versionHash))),
    );
  }

  /** @param caller a player, whose own opens are included at once */
  ofBox(box: Box, caller: string | undefined): Promise<LandedBox> {
    const { boxId } = box;
    const hashes = [...versionHashesOf(box)];
    return this.#told(
      () => ({
        versions: hashes.map((versionHash) => ({
          boxId,
          versionHash,
          ...this.#views.sumsOfVersion(versionHash),
        })),
        items: addedUp(hashes.map((versionHash) => this.#views.itemsOf(versionHash))),
      }),
      ({ versions, items }, young) => {
        const ofCaller = caller === undefined ? [] : young.ofStream(playerStream(caller));
        const own = ofCaller.filter((open) => open.boxId === boxId);
        const all = hashes.flatMap((versionHash) => young.byVersion.get(versionHash) ?? []);
        for (const { items: turning } of all)
          for (const [skinId, opens] of turning) add(items, skinId, -opens);
        for (const { skinId } of own) add(items, skinId, 1);
        return {
          versions: versions.map((sums) =>
            without(
              sums,
              young.byVersion.get(sums.versionHash),
              own.filter(({ versionHash }) => versionHash === sums.versionHash),
            ),
          ),
          items,
          own: own.map(({ position }) => position).toReversed(),
          turning: all.reduce((sum, { opens }) => sum + opens, 0) - own.length,
        };
      },
    );
  }

  /** Subtracts young opens from counts. Runs one at a time: young opens must match the list's position at the count. */
  #told<Counted, Told>(
    count: () => Counted,
    tell: (counted: Counted, young: YoungOpens) => Told,
  ): Promise<Told> {
    const told = this.#turn.then(async () => {
      const landed = this.#clock() - REEL_MS;
      const counting = this.#readModels.transaction(() => ({
        counted: count(),
        position: this.#position.get(STATISTICS) ?? START,
      }));
      const { counted, position } = counting();
      await this.#young.goOn(position, landed);
      return tell(counted, this.#young);
    });
    this.#turn = told.catch(() => undefined);
    return told;
  }
}

interface Kept {
  readonly game: Pick<Game, 'clock' | 'store'>;
  readonly readModels: Database;
}

const known = new WeakMap<Database, LandedOpens>();

/** Returns the instance of a shop, so that the log's last seconds are read once for all callers. */
export function landedOpens({ game, readModels }: Kept): LandedOpens {
  const found = known.get(readModels) ?? new LandedOpens(game, readModels);
  known.set(readModels, found);
  return found;
}

const add = (counts: Map<string, number>, key: string, opens: number): Map<string, number> =>
  counts.set(key, (counts.get(key) ?? 0) + opens);

function addedUp(all: readonly ReadonlyMap<string, number>[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const counts of all) for (const [key, opens] of counts) add(sums, key, opens);
  return sums;
}

const NONE: OpenSums = { opens: 0, staked: 0, returned: 0 };

/** Returns sums without young opens, except the caller's own. */
function without(
  sums: VersionSums,
  { opens, staked, returned }: OpenSums = NONE,
  own: readonly YoungOpen[] = [],
): VersionSums {
  return {
    ...sums,
    opens: sums.opens - opens + own.length,
    staked: own.reduce((sum, one) => sum + one.staked, sums.staked - staked),
    returned: own.reduce((sum, one) => sum + one.returned, sums.returned - returned),
  };
}
