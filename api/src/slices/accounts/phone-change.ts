import { bindLogin, loginStream, unbindLogin } from '@skins/engine/accounts';
import { invariant, placeOf, playerActor } from '@skins/engine/kernel';
import type { Game } from '../../foundation/game/index.ts';
import { type EntriesOf, ownEntries } from '../../foundation/guards/index.ts';
import { nativeSha256 } from '../../foundation/secrets/index.ts';
import type { PersonalData } from './personal-data.ts';
import { Turns } from './turns.ts';

/** Time between the first and the second step of a change, in milliseconds. */
const UNBOUND_MS = 10 * 60_000;
const UNBOUND_MAX = 65_536;

type PhoneChanged =
  { readonly kind: 'changed' } | { readonly kind: 'login-taken' | 'key-reused' | 'no-phone' };

/** A login that replaces another one, which is still bound. */
export interface OpenBinding {
  /** place of the binding event */
  readonly bound: string;
  /** stream of the login to unbind */
  readonly former: string;
  readonly player: string;
}

/**
 * Changes a player's phone number. The new number is bound before the former one is freed, and each step can be repeated after
 * a crash, so one of the two always works.
 */
export class PhoneChanges {
  readonly #game: Game;
  readonly #personal: PersonalData;
  readonly #turns = new Turns();
  /** players who proved the present number, by player and session */
  readonly #unbound;

  /** @param entries in memory by default: a restart forgets them */
  constructor(game: Game, personal: PersonalData, entries: EntriesOf = (_kind, max) => ownEntries(max)) {
    this.#unbound = entries('unbound-phones', UNBOUND_MAX);
    this.#game = game;
    this.#personal = personal;
  }

  /** Records the first step for a session, so that the second may follow. The present number still logs in. */
  async begin(playerId: string, token: string): Promise<void> {
    const now = this.#game.clock();
    const begun = { endsAt: now + UNBOUND_MS, figure: 0 };
    await this.#unbound.change(keyOf(playerId, token), now, () => begun);
  }

  async hasBegun(playerId: string, token: string): Promise<boolean> {
    return (await this.#unbound.get(keyOf(playerId, token), this.#game.clock())) !== undefined;
  }

  async ended(playerId: string, token: string): Promise<void> {
    const now = this.#game.clock();
    await this.#unbound.change(keyOf(playerId, token), now, (begun) => begun && { ...begun, endsAt: now });
  }

  /** @param commandId the same id with the same number is the same change, however often it is sent */
  change(playerId: string, phone: string, commandId: string): Promise<PhoneChanged> {
    return this.inTurn(playerId, () => this.#change(playerId, phone, commandId));
  }

  /** Runs `work` while no number of the player changes and no change is half done. */
  inTurn<Done>(playerId: string, work: () => Promise<Done>): Promise<Done> {
    return this.#turns.take(playerId, async () => {
      await this.#finish(playerId);
      return work();
    });
  }

  /** Finishes an interrupted change: the player gets the new number, and the former one is freed. */
  settle({ bound, former, player }: OpenBinding): Promise<void> {
    return this.#turns.take(player, async () => {
      const personal = await this.#personal.find(player);
      if (personal?.nextPhone !== undefined && bound.startsWith(`${this.#streamOf(personal.nextPhone)}#`))
        await this.#personal.update(player, { phone: personal.nextPhone, nextPhone: undefined });
      await this.#unbind(player, former, bound);
    });
  }

  async #change(playerId: string, phone: string, commandId: string): Promise<PhoneChanged> {
    const personal = await this.#personal.find(playerId);
    if (personal === undefined || (await this.#isErased(playerId))) return { kind: 'no-phone' };
    if (personal.phone === phone) return { kind: 'changed' };
    const [former, stream] = [this.#streamOf(personal.phone), this.#streamOf(phone)];
    // Store the number first: finishing an interrupted change needs it.
    if (!(await this.#personal.update(playerId, { nextPhone: phone }))) return { kind: 'no-phone' };
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
      await this.#personal.update(playerId, { nextPhone: undefined });
      return { kind: bound.kind === 'refused' ? 'login-taken' : 'key-reused' };
    }
    const { state, version } = await this.#game.streams.login.read(stream);
    // An older key, whose change was followed by another one.
    if (state.playerId !== playerId) return { kind: 'key-reused' };
    await this.#personal.update(playerId, { phone, nextPhone: undefined });
    await this.#unbind(playerId, former, placeOf(stream, version));
    return { kind: 'changed' };
  }

  /** Finishes an interrupted change if the new number was bound; otherwise nothing happened. */
  async #finish(playerId: string): Promise<void> {
    const { phone, nextPhone } = (await this.#personal.find(playerId)) ?? {};
    if (phone === undefined || nextPhone === undefined) return;
    const stream = this.#streamOf(nextPhone);
    const { state, version } = await this.#game.streams.login.read(stream);
    if (state.playerId !== playerId) return;
    await this.#personal.update(playerId, { phone: nextPhone, nextPhone: undefined });
    await this.#unbind(playerId, this.#streamOf(phone), placeOf(stream, version));
  }

  /** Tests whether the player is erased. A number bound now would never be freed. */
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
