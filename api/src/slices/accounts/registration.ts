import type { Lane } from '../../foundation/guards/entrance.ts';
import {
  type AgreedLanguage,
  GRANTS,
  agreedIn,
  claimLogin,
  loginStream,
  playerStream,
  registerPlayer,
  releaseLogin,
} from '@skins/engine/accounts';
import { invariant } from '@skins/engine/kernel';
import { FEATURE_SWITCHES } from '@skins/engine/stops';
import type { Game } from '../../foundation/game/index.ts';
import { ordinalOf } from '../../foundation/store/index.ts';
import { agreementAt } from './agreements.ts';
import { inviterOf } from './inviter.ts';
import { decoyHash } from './password.ts';
import type { PasswordPool } from './password-pool.ts';
import type { Personal, PersonalData } from './personal-data.ts';
import { Turns } from './turns.ts';

export type Registration =
  | { readonly kind: 'registered'; readonly playerId: string }
  | { readonly kind: 'login-taken' | 'registration-closed' | 'key-reused' };

/** The data of a new player. */
export interface Newcomer {
  readonly phone: string;
  readonly password: string;
  readonly fingerprint: string;
  readonly spreadCode: string;
  /** the caller's language, and the hash of the texts that the form showed; empty for none */
  readonly agreed?: { readonly language: AgreedLanguage; readonly hash: string };
}

type Passwords = Pick<PasswordPool, 'hash' | 'matches'>;

/** Registers players and logs them in. Registration writes three facts in an order that allows each step to be repeated after a crash. */
export class Registrar {
  readonly #game: Game;
  readonly #personal: PersonalData;
  readonly #passwords: Passwords;
  /** compared if the player does not exist, so that both cases take the same time */
  readonly #decoy = decoyHash();
  /** prevents a release of the login between its claim and the registration */
  readonly #turns = new Turns();

  constructor(game: Game, personal: PersonalData, passwords: Passwords) {
    this.#game = game;
    this.#personal = personal;
    this.#passwords = passwords;
  }

  async isFree(phone: string): Promise<boolean> {
    const owner = await this.#owner(phone);
    return owner === undefined || !(await this.#isRegistered(owner));
  }

  /**
   * Claims the phone number, stores the personal data, then begins the player's stream.
   * @param commandId the same id with the same newcomer is the same registration, however often it is sent
   */
  register(newcomer: Newcomer, commandId: string): Promise<Registration> {
    return this.#turns.take(this.#loginStream(newcomer.phone), () => this.#register(newcomer, commandId));
  }

  /** Finishes an interrupted registration: completes it if its personal data was stored, else frees its login. */
  settleClaim(login: string, playerId: string): Promise<void> {
    return this.#turns.take(login, async () => {
      if ((await this.#personal.find(playerId)) !== undefined) return this.#begin(playerId);
      if (await this.#isRegistered(playerId)) return;
      await this.#game.act(releaseLogin, {
        streams: this.#game.streams.login,
        stream: login,
        commandId: `system/release-${playerId}`,
        input: { kind: 'phone', playerId },
        context: () => undefined,
      });
    });
  }

  async #register(newcomer: Newcomer, commandId: string): Promise<Registration> {
    const { phone, password, fingerprint, spreadCode, agreed } = newcomer;
    const playerId = (await this.#owner(phone)) ?? this.#personal.newPlayerId(phone, commandId);
    if (await this.#isRegistered(playerId)) return this.#repeated(playerId, newcomer, commandId);
    const passwordHash = await this.#passwords.hash(password);
    const claim = await this.#game.act(claimLogin, {
      streams: this.#game.streams.login,
      stream: this.#loginStream(phone),
      commandId,
      input: { kind: 'phone', playerId },
      context: ({ time }) => ({
        registration: this.#game.rulesAt(FEATURE_SWITCHES, time).content.registration,
      }),
    });
    if (claim.kind === 'key-reused') return claim;
    if (claim.kind === 'refused') return { kind: claim.rejection.code };
    // This claim was released since. Its key keeps its answer forever; only another key makes a new claim.
    if ((await this.#owner(phone)) !== playerId) return { kind: 'key-reused' };
    const claimed = ordinalOf(claim.position);
    const data = { phone, passwordHash, fingerprint, spreadCode, ...(agreed && { agreed }) };
    // A concurrent retry of this command may have been faster.
    if (!(await this.#personal.add(playerId, data, claimed)))
      return this.#repeated(playerId, newcomer, commandId);
    await this.#begin(playerId);
    return { kind: 'registered', playerId };
  }

  // The key that registered the player, with the same data: a retry after a lost answer.
  // The log keeps no hash of that data, because trying passwords against it would be faster than against their own hash.
  async #repeated(playerId: string, newcomer: Newcomer, commandId: string): Promise<Registration> {
    const { phone, password, fingerprint, spreadCode } = newcomer;
    const known = await this.#game.store.findCommand(this.#loginStream(phone), commandId);
    if (known === undefined || known.refusal !== undefined) return { kind: 'login-taken' };
    const personal = await this.#personal.find(playerId);
    const same =
      personal?.fingerprint === fingerprint &&
      personal.spreadCode === spreadCode &&
      (await this.#passwords.matches(password, personal.passwordHash));
    if (!same) return { kind: 'key-reused' };
    await this.#begin(playerId);
    return { kind: 'registered', playerId };
  }

  /**
   * @param arrived work done for the player before the login succeeds
   * @returns the player; undefined if the phone number or password is wrong, or was replaced meanwhile
   */
  async login(
    phone: string,
    password: string,
    lane?: Lane,
    arrived: (playerId: string) => Promise<void> = () => Promise.resolve(),
  ): Promise<string | undefined> {
    const playerId = await this.#owner(phone);
    const personal = playerId === undefined ? undefined : await this.#personal.find(playerId);
    const phc = personal?.passwordHash ?? this.#decoy;
    const matches = await this.#passwords.matches(password, phc, lane);
    if (playerId === undefined || personal === undefined || !matches) return undefined;
    await this.#begin(playerId);
    await this.#keepNumber(playerId, phone, personal);
    await arrived(playerId);
    // A password change meanwhile ended every session; the old password must not begin one.
    return (await this.#personal.find(playerId))?.passwordHash === phc ? playerId : undefined;
  }

  /**
   * Sets the password of the number's player. The caller ends the sessions.
   * @returns the player; undefined if there is none
   */
  async setPassword(phone: string, password: string): Promise<string | undefined> {
    const playerId = await this.#owner(phone);
    const passwordHash = await this.#passwords.hash(password);
    if (playerId === undefined) return undefined;
    return (await this.#personal.update(playerId, { passwordHash })) ? playerId : undefined;
  }

  /** Returns a stable name for a phone number, from which the number cannot be found. */
  accountOf(phone: string): string {
    return this.#loginStream(phone);
  }

  /** Returns the player of a phone number, registered or about to be. */
  ownerOf(phone: string): Promise<string | undefined> {
    return this.#owner(phone);
  }

  personal(playerId: string): Promise<Personal | undefined> {
    return this.#personal.find(playerId);
  }

  // Idempotent; completes a registration that a crash interrupted.
  async #begin(playerId: string): Promise<void> {
    const { state } = await this.#game.streams.player.read(playerStream(playerId));
    if (state.accounts.registered !== undefined) return;
    const person = await this.#personal.find(playerId);
    const invitedBy =
      person && (await inviterOf({ game: this.#game, personal: this.#personal }, playerId, person));
    const granted = await this.#isGranted(playerId);
    const { language, hash } = person?.agreed ?? { language: 'zh', hash: '' };
    const begun = await this.#game.act(registerPlayer, {
      streams: this.#game.streams.player,
      stream: playerStream(playerId),
      commandId: 'system/register',
      input: invitedBy === undefined ? { playerId } : { playerId, invitedBy },
      context: (moment) => ({
        ...moment,
        secrets: this.#game.seedChains,
        demoGrant: granted ? 0 : this.#game.rulesAt(GRANTS, moment.time).content.newPlayer,
        agreed: agreedIn(agreementAt(this.#game, moment.time), language, hash),
      }),
    });
    invariant(begun.kind === 'done', 'a player can be registered');
  }

  // Restored accounts may be older than the log: the number used to log in is the current one.
  async #keepNumber(playerId: string, phone: string, known: Personal): Promise<void> {
    if (known.phone !== phone && (await this.#owner(known.phone)) !== playerId)
      await this.#personal.update(playerId, { phone, nextPhone: undefined });
  }

  // A number gets the new player's grant once, whoever owns it.
  async #isGranted(playerId: string): Promise<boolean> {
    const phone = (await this.#personal.find(playerId))?.phone;
    if (phone === undefined) return false;
    const { state } = await this.#game.streams.login.read(this.#loginStream(phone));
    return state.granted === true;
  }

  // A player whose personal data is lost stays registered: knowing the number must not give access to the gems and the bag.
  async #isRegistered(playerId: string): Promise<boolean> {
    if ((await this.#personal.find(playerId)) !== undefined) return true;
    const { state } = await this.#game.streams.player.read(playerStream(playerId));
    return state.accounts.registered !== undefined;
  }

  async #owner(phone: string): Promise<string | undefined> {
    const { state } = await this.#game.streams.login.read(this.#loginStream(phone));
    return state.playerId;
  }

  #loginStream(phone: string): string {
    return loginStream('phone', this.#personal.loginHash(phone));
  }
}
