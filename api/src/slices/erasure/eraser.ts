import { giveUpLogin, loginStream } from '@skins/engine/accounts';
import { erasePlayer } from '@skins/engine/erasure';
import type { PhoneChanges } from '../accounts/phone-change.ts';
import type { Sessions } from '../accounts/sessions.ts';
import { type Game, runCommand } from '../../foundation/game/index.ts';
import { CallRefused } from '../../foundation/http/call-refused.ts';
import type { Identities } from '../identity/identities.ts';
import type { PersonalData } from '../accounts/personal-data.ts';

interface EraserParts {
  readonly game: Game;
  readonly personal: PersonalData;
  readonly identities: Identities;
  readonly phones: Pick<PhoneChanges, 'inTurn'>;
  readonly sessions: Sessions;
}

/** Erases people. The event is written first; each following step can be repeated after a crash. */
export class Eraser {
  readonly #parts: EraserParts;

  constructor(parts: EraserParts) {
    this.#parts = parts;
  }

  /** Erases on the player's request. @returns a refusal; undefined once the personal data is gone */
  async erase(playerId: string, commandId: string) {
    const { identities, phones } = this.#parts;
    // A login bound or named during the erasure would never be freed.
    const erased = await phones.inTurn(playerId, () =>
      identities.inTurn(playerId, () => this.#erased(playerId, commandId)),
    );
    if (erased instanceof CallRefused) return erased;
    await this.settle(playerId);
    return undefined;
  }

  /** Carries out the steps after an erasure. Idempotent; does nothing for players who were not erased. */
  async settle(playerId: string): Promise<void> {
    const { game, identities } = this.#parts;
    const { erasure } = await game.readPlayer(playerId);
    if (erasure.left === undefined) return;
    await this.forget(playerId);
    const { phone, card, platform } = erasure.left;
    if (phone !== null)
      await game.act(giveUpLogin, {
        streams: game.streams.login,
        stream: loginStream('phone', phone),
        commandId: `system/give-up-${playerId}`,
        input: { kind: 'phone', playerId },
        context: () => undefined,
      });
    if (card !== null) await identities.release('card', card, playerId);
    if (platform !== null) await identities.release('steam', platform, playerId);
  }

  /** Deletes an erased player's key and data, and ends their sessions. */
  async forget(playerId: string): Promise<void> {
    const { personal, sessions } = this.#parts;
    if ((await personal.find(playerId)) === undefined) return;
    // Delete the key last: while it exists, all steps are repeated.
    await sessions.endAll('player', playerId);
    await personal.forget(playerId);
  }

  async #erased(playerId: string, commandId: string) {
    const { game, personal } = this.#parts;
    const person = await personal.find(playerId);
    const { identity } = await game.readPlayer(playerId);
    return runCommand(game, erasePlayer, {
      playerId,
      commandId,
      input: {
        phone: person === undefined ? null : personal.loginHash(person.phone),
        platform: identity.platform ?? null,
        card: identity.card ?? null,
        device: person === undefined ? null : personal.index.deviceHash(person.fingerprint),
      },
      context: () => undefined,
    });
  }
}
