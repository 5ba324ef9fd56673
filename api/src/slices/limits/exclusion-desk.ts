import type { Database } from 'better-sqlite3';
import { playerStream } from '@skins/engine/accounts';
import { canonicalJson } from '@skins/engine/kernel';
import { type ExclusionMark, shareExclusion } from '@skins/engine/limits';
import type { PersonalData } from '../accounts/personal-data.ts';
import type { Game } from '../../foundation/game/index.ts';
import type { Progress } from '../../foundation/projections/index.ts';
import { nativeSha256 } from '../../foundation/secrets/index.ts';
import { type Exclusion, exclusionBy } from './exclusions.ts';
import { type Known, marksOf } from './marks.ts';

interface DeskParts {
  readonly game: Game;
  readonly personal: PersonalData;
  readonly readModels: Database;
  readonly progress: Pick<Progress, 'settle'>;
  /** false in a drill, which appends nothing and has no players */
  readonly appends: boolean;
}

/** Applies self-exclusions to all accounts of the same person. */
export class ExclusionDesk {
  readonly #parts: DeskParts;
  readonly #exclusionBy: ReturnType<typeof exclusionBy>;

  constructor(parts: DeskParts) {
    this.#parts = parts;
    this.#exclusionBy = exclusionBy(parts.readModels);
  }

  /** Tests whether a person who wants to register is excluded. */
  async excludes(known: Known): Promise<boolean> {
    const { game, personal } = this.#parts;
    await this.#hearAll();
    return this.#exclusionBy(marksOf(personal, known), game.clock()) !== undefined;
  }

  /** Returns a player's exclusion marks; none for an erased player. */
  async marksOf(playerId: string): Promise<readonly ExclusionMark[]> {
    const { game, personal } = this.#parts;
    const person = await personal.find(playerId);
    if (person === undefined) return [];
    const { card, platform } = (await game.readPlayer(playerId)).identity;
    return marksOf(personal, { ...person, card, platform });
  }

  /** Applies an exclusion that matches a player's marks, and extends it to all of these marks. Call it at every login. Idempotent. */
  async settle(playerId: string): Promise<void> {
    const { game } = this.#parts;
    const marks = await this.marksOf(playerId);
    const now = game.clock();
    const exclusion = this.#exclusionBy(marks, now);
    if (exclusion === undefined) return;
    const isKnown = marks.every((mark) => this.#exclusionBy([mark], now)?.until === exclusion.until);
    const { limits } = await game.readPlayer(playerId);
    if (limits.excludedUntil < exclusion.until || !isKnown) await this.#share(playerId, exclusion, marks);
  }

  /** Does the same after more became known about a player, including very recent exclusions. */
  async learn(playerId: string): Promise<void> {
    await this.#hearAll();
    await this.settle(playerId);
  }

  /** Applies a player's exclusion to everybody who registered on the same device. Idempotent. */
  async spread(playerId: string): Promise<void> {
    const by = (await this.marksOf(playerId)).find(({ kind }) => kind === 'device');
    if (by === undefined) return;
    const until = await this.#endOf(playerId);
    for (const other of await this.#sameDevice(playerId))
      if (other !== playerId && (await this.#endOf(other)) < until)
        await this.#share(other, { until, by }, await this.marksOf(other));
  }

  /** Waits briefly until the list reaches the log's present head. */
  async #hearAll(): Promise<void> {
    const { game, progress } = this.#parts;
    await progress.settle(await game.store.head());
  }

  /** Returns everybody who registered on a player's device. */
  async #sameDevice(playerId: string): Promise<readonly string[]> {
    const { personal } = this.#parts;
    const person = await personal.find(playerId);
    return person === undefined ? [] : personal.index.onDevice(personal.index.deviceOf(person.fingerprint));
  }

  /** Returns the end of a player's exclusion; 0 if there never was one. */
  async #endOf(playerId: string): Promise<number> {
    return (await this.#parts.game.readPlayer(playerId)).limits.excludedUntil;
  }

  // The engine refuses it if the player's own exclusion lasts longer, which is fine.
  async #share(
    playerId: string,
    { until: known, by }: Exclusion,
    marks: readonly ExclusionMark[],
  ): Promise<void> {
    if (!this.#parts.appends) return;
    const streams = this.#parts.game.streams.player;
    const stream = playerStream(playerId);
    const { state } = await streams.read(stream);
    if (state.accounts.registered === undefined) return;
    // Share only the longest exclusion of a mark. Another player on the device may have a longer one that is not listed yet.
    const there = by.kind === 'device' ? await this.#sameDevice(playerId) : [];
    const until = Math.max(known, ...(await Promise.all(there.map((one) => this.#endOf(one)))));
    const input = { until, by, marks: [...marks] };
    await this.#parts.game.act(shareExclusion, {
      streams,
      stream,
      // The id covers all shared data, so that two different exclusions can be shared at once.
      commandId: `system/share-exclusion-${nativeSha256(canonicalJson(input))}`,
      input,
      context: () => undefined,
    });
  }
}
