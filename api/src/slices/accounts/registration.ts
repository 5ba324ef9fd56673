import type { Lane } from '../../foundation/guards/entrance.ts';
import {
  GRANTS,
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
import { inviterOf } from './inviter.ts';
import { decoyHash } from './password.ts';
import type { PasswordPool } from './password-pool.ts';
import type { Personal, PersonalData } from './personal-data.ts';
import { Turns } from './turns.ts';

export type Registration =
  | { readonly kind: 'registered'; readonly playerId: string }
  | { readonly kind: 'login-taken' | 'registration-closed' | 'key-reused' };

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
  readonly #passwords: PasswordPool;
  /** checked when there is no such player, so that both cases take the same time */
  readonly #decoy = decoyHash();
  /** a login must not be released between its claim and the registration */
  readonly #turns = new Turns();

  constructor(game: Game, personal: PersonalData, passwords: PasswordPool) {
    this.#game = game;
    this.#personal = personal;
    this.#passwords = passwords;
  }

  async isFree(phone: string): Promise<boolean> {
    const owner = await this.#owner(phone);
    return owner === undefined || !(await this.#isRegistered(owner));
  }

  /**
   * Claims the phone number, keeps the personal data, then begins the player's stream.
   * @param commandId the same one with the same newcomer is the same registration, however often it comes
   */
  register(newcomer: Newcomer, commandId: string): Promise<Registration> {
    return this.#turns.take(this.#loginStream(newcomer.phone), () => this.#register(newcomer, commandId));
  }

  /** Ends a registration that was cut off: completed where its personal data was kept, else its login is free again. */
  settleClaim(login: string, playerId: string): Promise<void> {
    return this.#turns.take(login, async () => {
      if (this.#personal.find(playerId) !== undefined) return this.#begin(playerId);
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
    const { phone, password, fingerprint, spreadCode } = newcomer;
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
    // This claim was released since, and is answered for ever as it was: only another key makes a new one.
    if ((await this.#owner(phone)) !== playerId) return { kind: 'key-reused' };
    // A twin of this command may have been faster.
    if (this.#personal.find(playerId) !== undefined) return this.#repeated(playerId, newcomer, commandId);
    const claimed = ordinalOf(claim.position);
    this.#personal.add(playerId, { phone, passwordHash, fingerprint, spreadCode }, claimed);
    await this.#begin(playerId);
    return { kind: 'registered', playerId };
  }

  // The key of the command that registered the player, with the same data again: that is the player, whose answer was lost.
  // The log keeps no hash of that data: passwords could be tried against it faster than against their own hash.
  async #repeated(playerId: string, newcomer: Newcomer, commandId: string): Promise<Registration> {
    const { phone, password, fingerprint, spreadCode } = newcomer;
    const known = await this.#game.store.findCommand(this.#loginStream(phone), commandId);
    if (known === undefined || known.refusal !== undefined) return { kind: 'login-taken' };
    const personal = this.#personal.find(playerId);
    const same =
      personal?.fingerprint === fingerprint &&
      personal.spreadCode === spreadCode &&
      (await this.#passwords.matches(password, personal.passwordHash));
    if (!same) return { kind: 'key-reused' };
    await this.#begin(playerId);
    return { kind: 'registered', playerId };
  }

  /**
   * @param arrived what is done for the player before it counts
   * @returns the player, undefined when the phone number or the password is wrong, or not theirs any more
   */
  async login(
    phone: string,
    password: string,
    lane?: Lane,
    arrived: (playerId: string) => Promise<void> = () => Promise.resolve(),
  ): Promise<string | undefined> {
    const playerId = await this.#owner(phone);
    const personal = playerId === undefined ? undefined : this.#personal.find(playerId);
    const phc = personal?.passwordHash ?? this.#decoy;
    const matches = await this.#passwords.matches(password, phc, lane);
    if (playerId === undefined || personal === undefined || !matches) return undefined;
    await this.#begin(playerId);
    await this.#keepNumber(playerId, phone, personal);
    await arrived(playerId);
    // Whoever replaced the password meanwhile has ended every session: none may begin by the former one.
    return this.#personal.find(playerId)?.passwordHash === phc ? playerId : undefined;
  }

  /**
   * Has all sessions of the number's player need another password from now on.
   * @returns the player; undefined when there is none
   */
  async setPassword(phone: string, password: string): Promise<string | undefined> {
    const playerId = await this.#owner(phone);
    const passwordHash = await this.#passwords.hash(password);
    if (playerId === undefined || this.#personal.find(playerId) === undefined) return undefined;
    this.#personal.update(playerId, { passwordHash });
    return playerId;
  }

  /** What a phone number is called where it must not stand: the same each time, and nothing to find the number by. */
  accountOf(phone: string): string {
    return this.#loginStream(phone);
  }

  /** The player of a phone number, registered or about to be. */
  ownerOf(phone: string): Promise<string | undefined> {
    return this.#owner(phone);
  }

  personal(playerId: string): Personal | undefined {
    return this.#personal.find(playerId);
  }

  // Quiet for a player whose stream has begun; ends a registration that a crash cut short.
  async #begin(playerId: string): Promise<void> {
    const { state } = await this.#game.streams.player.read(playerStream(playerId));
    if (state.accounts.registered !== undefined) return;
    const person = this.#personal.find(playerId);
    const invitedBy =
      person && (await inviterOf({ game: this.#game, personal: this.#personal }, playerId, person));
    const granted = await this.#isGranted(playerId);
    const begun = await this.#game.act(registerPlayer, {
      streams: this.#game.streams.player,
      stream: playerStream(playerId),
      commandId: 'system/register',
      input: invitedBy === undefined ? { playerId } : { playerId, invitedBy },
      context: (moment) => ({
        ...moment,
        secrets: this.#game.seedChains,
        demoGrant: granted ? 0 : this.#game.rulesAt(GRANTS, moment.time).content.newPlayer,
      }),
    });
    invariant(begun.kind === 'done', 'a player can be registered');
  }

  // What is known of the person may be older than the log, where the accounts were put back: who logs in with a number has it.
  async #keepNumber(playerId: string, phone: string, known: Personal): Promise<void> {
    if (known.phone !== phone && (await this.#owner(known.phone)) !== playerId)
      this.#personal.update(playerId, { phone, nextPhone: undefined });
  }

  // What is granted to new players is granted once for a number, whoever has it.
  async #isGranted(playerId: string): Promise<boolean> {
    const phone = this.#personal.find(playerId)?.phone;
    if (phone === undefined) return false;
    const { state } = await this.#game.streams.login.read(this.#loginStream(phone));
    return state.granted === true;
  }

  // A player whose personal data were lost stays registered: whoever only knows the number must not get the gems and the bag.
  async #isRegistered(playerId: string): Promise<boolean> {
    if (this.#personal.find(playerId) !== undefined) return true;
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
