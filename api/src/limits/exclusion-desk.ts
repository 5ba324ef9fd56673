import type { Database } from 'better-sqlite3';
import { playerStream } from '@skins/engine/accounts';
import { canonicalJson } from '@skins/engine/kernel';
import { type ExclusionMark, shareExclusion } from '@skins/engine/limits';
import type { PersonalData } from '../accounts/personal-data.ts';
import type { Game } from '../game/index.ts';
import { nativeSha256 } from '../secrets/index.ts';
import { type Exclusion, exclusionBy } from './exclusions.ts';
import { type Known, marksOf } from './marks.ts';

interface DeskParts {
  readonly game: Game;
  readonly personal: PersonalData;
  readonly readModels: Database;
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
  excludes(known: Known): boolean {
    const { game, personal } = this.#parts;
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
   * To be asked whenever a player comes, or more becomes known of them. Quiet where there is nothing to do.
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

  /** Holds everybody who registered on the device of a player who excluded themselves to that. Quiet for those who are held already. */
  async spread(playerId: string): Promise<void> {
    const { game, personal } = this.#parts;
    const person = personal.find(playerId);
    const by = (await this.marksOf(playerId)).find(({ kind }) => kind === 'device');
    if (person === undefined || by === undefined) return;
    const { excludedUntil: until } = (await game.readPlayer(playerId)).limits;
    const { index } = personal;
    for (const other of index.onDevice(index.deviceOf(person.fingerprint)))
      if (other !== playerId && (await game.readPlayer(other)).limits.excludedUntil < until)
        await this.#share(other, { until, by }, await this.marksOf(other));
  }

  // Refused where the player's own exclusion lasts longer, which is as well.
  async #share(playerId: string, { until, by }: Exclusion, marks: readonly ExclusionMark[]): Promise<void> {
    if (!this.#parts.appends) return;
    const streams = this.#parts.game.streams.player;
    const stream = playerStream(playerId);
    const { state } = await streams.read(stream);
    if (state.accounts.registered === undefined) return;
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
