import { playerStream } from '@skins/engine/accounts';
import type { Box } from '@skins/engine/catalogue';
import type { Database } from 'better-sqlite3';
import type { Game } from '../game/index.ts';
import { type Position, START } from '../store/index.ts';
import { versionHashesOf } from './played.ts';
import { BoxViews, type VersionSums } from './questions.ts';
import { STATISTICS } from './views.ts';
import { type YoungOpen, YoungOpens } from './young-opens.ts';

/** A reel shows its result 4 s after its start; what others are told waits a little longer. */
export const REEL_MS = 5_000;

/** What the opens of a box came to, as far as somebody may know. */
export interface LandedBox {
  readonly versions: readonly VersionSums[];
  /** how often each item came out; what never did may be there with none */
  readonly items: ReadonlyMap<string, number>;
  /** own opens that are counted already, the newest first */
  readonly own: readonly Position[];
  /** how many opens of others are not counted yet */
  readonly turning: number;
}

/**
 * What opens came to without those whose reel still turns: lists add up all of them at once, and have neither outcomes nor
 * values of single ones, so what the log's last seconds say is taken off again.
 */
export class LandedOpens {
  readonly #clock: () => number;
  readonly #readModels: Database;
  readonly #views: BoxViews;
  readonly #young: YoungOpens;
  readonly #position;

  constructor({ clock, store }: Pick<Game, 'clock' | 'store'>, readModels: Database) {
    this.#clock = clock;
    this.#readModels = readModels;
    this.#views = new BoxViews(readModels);
    this.#young = new YoungOpens(store, (versionHash, skinId) => this.#views.valueOf(versionHash, skinId));
    this.#position = readModels
      .prepare<[string], Position>('SELECT position FROM projection WHERE name = ?')
      .pluck();
  }

  /** How often each box was opened. */
  async byBox(): Promise<ReadonlyMap<string, number>> {
    const { counted, young } = await this.#ask(() => this.#views.opensByBox());
    return without(counted, young, ({ boxId }) => boxId);
  }

  /** Sums by version since a house day, which is not the present one: so all that has not landed is of a later day. */
  async versionsSince(day: number): Promise<readonly VersionSums[]> {
    const { counted, young } = await this.#ask(() => this.#views.versionsSince(day));
    return sumsWithout(counted, young);
  }

  /** @param caller a player, who is told of their own opens at once */
  async ofBox(box: Box, caller: string | undefined): Promise<LandedBox> {
    const { boxId } = box;
    const hashes = [...versionHashesOf(box)];
    const { counted, young } = await this.#ask(() => ({
      versions: hashes.map((versionHash) => ({
        boxId,
        versionHash,
        ...this.#views.sumsOfVersion(versionHash),
      })),
      items: addedUp(hashes.map((versionHash) => this.#views.itemsOf(versionHash))),
    }));
    const stream = caller === undefined ? undefined : playerStream(caller);
    const ofBox = young.filter((open) => open.boxId === boxId);
    const others = ofBox.filter((open) => open.stream !== stream);
    return {
      versions: sumsWithout(counted.versions, others),
      items: without(counted.items, others, ({ skinId }) => skinId),
      own: ofBox
        .filter((open) => open.stream === stream)
        .map(({ position }) => position)
        .toReversed(),
      turning: others.length,
    };
  }

  /** What was counted, and which opens of it are young: those up to where the list was in that moment, whatever came meanwhile. */
  async #ask<Counted>(question: () => Counted): Promise<{ counted: Counted; young: readonly YoungOpen[] }> {
    const landed = this.#clock() - REEL_MS;
    const asked = this.#readModels.transaction(() => ({
      counted: question(),
      position: this.#position.get(STATISTICS) ?? START,
    }));
    const { counted, position } = asked();
    return { counted, young: await this.#young.upTo(position, landed) };
  }
}

function addedUp(counts: readonly ReadonlyMap<string, number>[]): Map<string, number> {
  const sums = new Map<string, number>();
  for (const count of counts) for (const [key, opens] of count) sums.set(key, (sums.get(key) ?? 0) + opens);
  return sums;
}

function without(
  counted: ReadonlyMap<string, number>,
  opens: readonly YoungOpen[],
  keyOf: (open: YoungOpen) => string,
): Map<string, number> {
  const left = new Map(counted);
  for (const open of opens) left.set(keyOf(open), (left.get(keyOf(open)) ?? 0) - 1);
  return left;
}

function sumsWithout(counted: readonly VersionSums[], opens: readonly YoungOpen[]): VersionSums[] {
  const young = Map.groupBy(opens, ({ versionHash }) => versionHash);
  return counted.map((sums) => {
    const left = { ...sums };
    for (const { staked, returned } of young.get(sums.versionHash) ?? []) {
      left.opens -= 1;
      left.staked -= staked;
      left.returned -= returned;
    }
    return left;
  });
}
