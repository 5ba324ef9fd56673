import { bindLogin, loginStream, unbindLogin } from '@skins/engine/accounts';
import { invariant, placeOf, playerActor } from '@skins/engine/kernel';
import type { Game } from '../../foundation/game/index.ts';
import { EndingMap } from '../../foundation/guards/ending-map.ts';
import { nativeSha256 } from '../../foundation/secrets/index.ts';
import type { PersonalData } from './personal-data.ts';
import { Turns } from './turns.ts';

/** How long the second step of a change waits for, in milliseconds. */
const UNBOUND_MS = 10 * 60_000;
const UNBOUND_MAX = 65_536;

type PhoneChanged =
  { readonly kind: 'changed' } | { readonly kind: 'login-taken' | 'key-reused' | 'no-phone' };

/** A login that took the place of another one, which is still there. */
export interface OpenBinding {
  /** place of the event that bound it */
  readonly bound: string;
  /** stream of the login that is to be unbound */
  readonly former: string;
  readonly player: string;
}

/**
 * Gives a player another phone number. The new one is bound before the former one is free, and each step can be repeated after a
 * crash, so there is a way in at every moment.
 */
export class PhoneChanges {
  readonly #game: Game;
  readonly #personal: PersonalData;
  readonly #turns = new Turns();
  /** who has shown that the present number is theirs, by player and session: a restart forgets it */
  readonly #unbound = new EndingMap<{ readonly endsAt: number }>(UNBOUND_MAX);

  constructor(game: Game, personal: PersonalData) {
    this.#game = game;
    this.#personal = personal;
  }

  /** The first step is done, in a session: the second one may follow. The present number goes on to be a way in. */
  begin(playerId: string, token: string): void {
    const now = this.#game.clock();
    this.#unbound.set(keyOf(playerId, token), { endsAt: now + UNBOUND_MS }, now);
  }

  hasBegun(playerId: string, token: string): boolean {
    return this.#unbound.get(keyOf(playerId, token), this.#game.clock()) !== undefined;
  }

  ended(playerId: string, token: string): void {
    this.#unbound.delete(keyOf(playerId, token));
  }

  /** @param commandId the same one with the same number is the same change, however often it comes */
  change(playerId: string, phone: string, commandId: string): Promise<PhoneChanged> {
    return this.inTurn(playerId, () => this.#change(playerId, phone, commandId));
  }

  /** Does something of a player's while no number of theirs changes, and none is half changed. */
  inTurn<Done>(playerId: string, work: () => Promise<Done>): Promise<Done> {
    return this.#turns.take(playerId, async () => {
      await this.#finish(playerId);
      return work();
    });
  }

  /** Ends a change that was cut off: the player has the new number, and the former one is free. */
  settle({ bound, former, player }: OpenBinding): Promise<void> {
    return this.#turns.take(player, async () => {
      const personal = this.#personal.find(player);
      if (personal?.nextPhone !== undefined && bound.startsWith(`${this.#streamOf(personal.nextPhone)}#`))
        this.#personal.update(player, { phone: personal.nextPhone, nextPhone: undefined });
      await this.#unbind(player, former, bound);
    });
  }

  async #change(playerId: string, phone: string, commandId: string): Promise<PhoneChanged> {
    const personal = this.#personal.find(playerId);
    if (personal === undefined || (await this.#isErased(playerId))) return { kind: 'no-phone' };
    if (personal.phone === phone) return { kind: 'changed' };
    const [former, stream] = [this.#streamOf(personal.phone), this.#streamOf(phone)];
    // Kept first: whoever ends a change that was cut off has to know the number.
    this.#personal.update(playerId, { nextPhone: phone });
    const bound = await this.#game.runtime.execute({
      command: bindLogin,
      streams: this.#game.streams.login,
      stream,
      commandId,
      input: { kind: 'phone', playerId, former },
      actor: playerActor(playerId),
      context: () => ({ stream }),
    });
    if (bound.kind !== 'done') {
      this.#personal.update(playerId, { nextPhone: undefined });
      return { kind: bound.kind === 'refused' ? 'login-taken' : 'key-reused' };
    }
    const { state, version } = await this.#game.streams.login.read(stream);
    // A key of before, whose change was followed by another one.
    if (state.playerId !== playerId) return { kind: 'key-reused' };
    this.#personal.update(playerId, { phone, nextPhone: undefined });
    await this.#unbind(playerId, former, placeOf(stream, version));
    return { kind: 'changed' };
  }

  /** Ends a change that was cut off once the new number was bound; another one never happened. */
  async #finish(playerId: string): Promise<void> {
    const { phone, nextPhone } = this.#personal.find(playerId) ?? {};
    if (phone === undefined || nextPhone === undefined) return;
    const stream = this.#streamOf(nextPhone);
    const { state, version } = await this.#game.streams.login.read(stream);
    if (state.playerId !== playerId) return;
    this.#personal.update(playerId, { phone: nextPhone, nextPhone: undefined });
    await this.#unbind(playerId, this.#streamOf(phone), placeOf(stream, version));
  }

  /** Their number is given up, or about to be: one that was bound now would be nobody's for good. */
  async #isErased(playerId: string): Promise<boolean> {
    return (await this.#game.readPlayer(playerId)).erasure.erased !== undefined;
  }

  async #unbind(playerId: string, former: string, bound: string): Promise<void> {
    const unbound = await this.#game.act(unbindLogin, {
      streams: this.#game.streams.login,
      stream: former,
      commandId: `system/unbind-${bound}`,
      input: { kind: 'phone', playerId, bound },
      context: () => undefined,
    });
    invariant(unbound.kind === 'done', 'a login whose place was taken can be unbound');
  }

  #streamOf(phone: string): string {
    return loginStream('phone', this.#personal.loginHash(phone));
  }
}

const keyOf = (playerId: string, token: string): string => nativeSha256(`${playerId}\n${token}`);
