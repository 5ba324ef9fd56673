import { randomInt } from 'node:crypto';
import { claimLogin, loginStream, playerStream, registerPlayer } from '@skins/engine/accounts';
import { UNITS_PER_GEM, invariant } from '@skins/engine/kernel';
import type { Game } from '../game/index.ts';
import { hashPassword, passwordMatches } from './password.ts';
import type { Personal, PersonalData } from './personal-data.ts';

const DEMO_GRANT = 1_000 * UNITS_PER_GEM;
const ID_LENGTH = 12;
const ALPHABET = '0123456789abcdefghijklmnopqrstuvwxyz';

export type Registration =
  { readonly kind: 'registered'; readonly playerId: string } | { readonly kind: 'taken' };

/** What a new player brings. */
export interface Newcomer {
  readonly phone: string;
  readonly password: string;
  readonly fingerprint: string;
  readonly spreadCode: string;
}

/** Registering and logging in: three facts in an order in which each step can be repeated after a crash. */
export class Registrar {
  readonly #game: Game;
  readonly #personal: PersonalData;
  /** checked when there is no such player, so that both cases take the same time */
  readonly #decoy: Promise<string>;

  constructor(game: Game, personal: PersonalData) {
    this.#game = game;
    this.#personal = personal;
    this.#decoy = hashPassword(newPlayerId());
  }

  async isFree(phone: string): Promise<boolean> {
    const owner = await this.#owner(phone);
    return owner === undefined || this.#personal.find(owner) === undefined;
  }

  /** Claims the phone number, keeps the personal data, then begins the player's stream. */
  async register({ phone, password, fingerprint, spreadCode }: Newcomer): Promise<Registration> {
    const passwordHash = await hashPassword(password);
    const claimed = (await this.#owner(phone)) ?? newPlayerId();
    const claim = await this.#game.runtime.execute({
      command: claimLogin,
      streams: this.#game.logins,
      stream: loginStream('phone', this.#personal.loginHash(phone)),
      commandId: `system/claim/${claimed}`,
      input: { kind: 'phone', playerId: claimed },
      actor: 'system',
      context: () => undefined,
    });
    if (claim.kind !== 'done' || this.#personal.find(claimed) !== undefined) return { kind: 'taken' };
    this.#personal.add(claimed, { phone, passwordHash, fingerprint, spreadCode });
    await this.#begin(claimed);
    return { kind: 'registered', playerId: claimed };
  }

  /** @returns the player, undefined when the phone number or the password is wrong */
  async login(phone: string, password: string): Promise<string | undefined> {
    const playerId = await this.#owner(phone);
    const personal = playerId === undefined ? undefined : this.#personal.find(playerId);
    const matches = await passwordMatches(password, personal?.passwordHash ?? (await this.#decoy));
    if (playerId === undefined || personal === undefined || !matches) return undefined;
    await this.#begin(playerId);
    return playerId;
  }

  personal(playerId: string): Personal | undefined {
    return this.#personal.find(playerId);
  }

  // Quiet for a player whose stream has begun; ends a registration that a crash cut short.
  async #begin(playerId: string): Promise<void> {
    const { state } = await this.#game.players.read(playerStream(playerId));
    if (state.account.registered !== undefined) return;
    const begun = await this.#game.runtime.execute({
      command: registerPlayer,
      streams: this.#game.players,
      stream: playerStream(playerId),
      commandId: 'system/register',
      input: { playerId, demoGrant: DEMO_GRANT },
      actor: 'system',
      context: () => ({ secrets: this.#game.seedChains }),
    });
    invariant(begun.kind === 'done', 'a player can be registered');
  }

  async #owner(phone: string): Promise<string | undefined> {
    const { state } = await this.#game.logins.read(loginStream('phone', this.#personal.loginHash(phone)));
    return state.playerId;
  }
}

const newPlayerId = (): string =>
  Array.from({ length: ID_LENGTH }, () => ALPHABET[randomInt(ALPHABET.length)]).join('');
