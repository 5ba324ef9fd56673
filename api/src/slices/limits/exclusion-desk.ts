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
  /** false in a drill, where nothing is appended, and nobody plays */
  readonly appends: boolean;
}

/** Holds people to the exclusion that they chose, by whatever account they come. */
export class ExclusionDesk {
  readonly #parts: DeskParts;
  readonly #exclusionBy: ReturnType<typeof exclusionBy>;

  constructor(parts: DeskParts) {
    this.#parts = parts;
    this.#exclusionBy = exclusionBy(parts.readModels);
  }

  /** Whether somebody who would register is excluded. */
  async excludes(known: Known): Promise<boolean> {
    const { game, personal } = this.#parts;
    await this.#hearAll();
    return this.#exclusionBy(marksOf(personal, known), game.clock()) !== undefined;
  }

  /** What a player is known by; nothing of who was erased. */
  async marksOf(playerId: string): Promise<readonly ExclusionMark[]> {
    const { game, personal } = this.#parts;
    const person = personal.find(playerId);
    if (person === undefined) return [];
    const { card, platform } = (await game.readPlayer(playerId)).identity;
    return marksOf(personal, { ...person, card, platform });
  }

  /**
   * Holds a player to the exclusion of somebody known by the same, and an exclusion to everything that its player is known by.
   * To be asked whenever a player comes. Quiet where there is nothing to do.
   */
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

  /** Likewise, where more becomes known of a player: exclusions of a moment ago count. */
  async learn(playerId: string): Promise<void> {
    await this.#hearAll();
    await this.settle(playerId);
  }

  /** Holds everybody who registered on the device of a player who excluded themselves to that. Quiet for those who are held already. */
  async spread(playerId: string): Promise<void> {
    const by = (await this.marksOf(playerId)).find(({ kind }) => kind === 'device');
    if (by === undefined) return;
    const until = await this.#endOf(playerId);
    for (const other of this.#sameDevice(playerId))
      if (other !== playerId && (await this.#endOf(other)) < until)
        await this.#share(other, { until, by }, await this.marksOf(other));
  }

  /** Waits, briefly, until the list has heard of what the log has by now. */
  async #hearAll(): Promise<void> {
    const { game, progress } = this.#parts;
    await progress.settle(await game.store.head());
  }

  /** Everybody who registered on a player's device. */
  #sameDevice(playerId: string): readonly string[] {
    const { personal } = this.#parts;
    const person = personal.find(playerId);
    return person === undefined ? [] : personal.index.onDevice(personal.index.deviceOf(person.fingerprint));
  }

  /** When a player's exclusion ends; 0 where there never was one. */
  async #endOf(playerId: string): Promise<number> {
    return (await this.#parts.game.readPlayer(playerId)).limits.excludedUntil;
  }

  // Refused where the player's own exclusion lasts longer, which is as well.
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
    // The longest that is known by a mark is shared, and no other: of a device's, somebody else's may be longer, and not listed yet.
    const there = by.kind === 'device' ? this.#sameDevice(playerId) : [];
    const until = Math.max(known, ...(await Promise.all(there.map((one) => this.#endOf(one)))));
    const input = { until, by, marks: [...marks] };
    await this.#parts.game.act(shareExclusion, {
      streams,
      stream,
      // All of what is shared, so that only the same has the same id: two may be shared at once.
      commandId: `system/share-exclusion-${nativeSha256(canonicalJson(input))}`,
      input,
      context: () => undefined,
    });
  }
}
