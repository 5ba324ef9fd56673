import { giveUpLogin, loginStream } from '@skins/engine/accounts';
import { erasePlayer } from '@skins/engine/erasure';
import type { PhoneChanges } from '../accounts/phone-change.ts';
import type { Sessions } from '../accounts/sessions.ts';
import { type Game, play } from '../../foundation/game/index.ts';
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

/** Erases people: the fact first, in the log, then what follows from it, each step of which can be repeated after a crash. */
export class Eraser {
  readonly #parts: EraserParts;

  constructor(parts: EraserParts) {
    this.#parts = parts;
  }

  /** At the player's own word. @returns why not; undefined once nothing is known of the person any more */
  async erase(playerId: string, commandId: string) {
    const { identities, phones } = this.#parts;
    // What is being named or bound meanwhile would be nobody's for good.
    const erased = await phones.inTurn(playerId, () =>
      identities.inTurn(playerId, () => this.#erased(playerId, commandId)),
    );
    if (erased instanceof CallRefused) return erased;
    await this.settle(playerId);
    return undefined;
  }

  /** Does what follows from an erasure. Quiet where it was done, and for who was not erased. */
  async settle(playerId: string): Promise<void> {
    const { game, identities } = this.#parts;
    const { erasure } = await game.readPlayer(playerId);
    if (erasure.left === undefined) return;
    this.forget(playerId);
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

  /** Deletes an erased player's key and what lies under it, and ends their sessions. */
  forget(playerId: string): void {
    const { personal, sessions } = this.#parts;
    if (personal.find(playerId) === undefined) return;
    // The key last: as long as it is there, all of it is done again.
    sessions.endAll('player', playerId);
    personal.forget(playerId);
  }

  async #erased(playerId: string, commandId: string) {
    const { game, personal } = this.#parts;
    const person = personal.find(playerId);
    const { identity } = await game.readPlayer(playerId);
    return play(game, erasePlayer, {
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
