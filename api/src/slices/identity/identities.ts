import {
  type IdentityKind,
  REAL_NAME,
  bindPlatform,
  claimIdentity,
  identityStream,
  releaseIdentity,
  verifyRealName,
} from '@skins/engine/identity';
import { suspensionAt } from '@skins/engine/standing';
import { type Game, type Played, runCommand } from '../../foundation/game/index.ts';
import { CallRefused, Refused } from '../../foundation/http/call-refused.ts';
import { type MasterSecret, hmacHex } from '../../foundation/secrets/index.ts';

/** Key labels by kind of identity. The log holds keyed hashes; a claim states the owner. */
const KEYS = { card: 'skins cards v1', steam: 'skins platform accounts v1' } as const satisfies Record<
  IdentityKind,
  string
>;

interface Naming {
  readonly playerId: string;
  readonly commandId: string;
}

/**
 * Identity cards and platform accounts, and their owners. Two facts are written in an order that allows repeating each step: the
 * claim, then the player's event. An interrupted claim stays with its player, whose next attempt completes it.
 */
export class Identities {
  readonly #game: Game;
  readonly #keys: Readonly<Record<IdentityKind, Buffer>>;
  /** the last started work by player */
  readonly #turns = new Map<string, Promise<unknown>>();

  constructor(game: Game, secret: MasterSecret) {
    this.#game = game;
    this.#keys = { card: secret.derive(KEYS.card), steam: secret.derive(KEYS.steam) };
  }

  /** Returns the hash that stands for a card or platform account in the log. It is keyed, because all numbers could be tried. */
  hashOf(kind: IdentityKind, number: string): string {
    return hmacHex(this.#keys[kind], number);
  }

  /** Returns the player who logs in with a platform account; undefined if there is none, or it was never bound. */
  async ownerOf(steamId: string): Promise<string | undefined> {
    const login = this.hashOf('steam', steamId);
    const { state } = await this.#game.streams.identity.read(identityStream('steam', login));
    if (state.playerId === undefined) return undefined;
    const { identity, erasure } = await this.#game.readPlayer(state.playerId);
    return identity.platform === login && erasure.erased === undefined ? state.playerId : undefined;
  }

  /** Records a player's real name after the card was checked. */
  verify(card: string, named: Naming) {
    return this.#named('card', card, named, (hash, first) =>
      runCommand(this.#game, verifyRealName, {
        ...named,
        input: { card: hash },
        context: (moment) => ({
          ...moment,
          first,
          reward: this.#game.rulesAt(REAL_NAME, moment.time).content.reward,
        }),
      }),
    );
  }

  /** Binds a verified platform account, with which the player can log in. */
  bind(steamId: string, named: Naming) {
    return this.#named('steam', steamId, named, (hash) =>
      runCommand(this.#game, bindPlatform, { ...named, input: { login: hash }, context: () => undefined }),
    );
  }

  /** Frees an erased player's identity. Idempotent. */
  async release(kind: IdentityKind, hash: string, playerId: string): Promise<void> {
    const streams = this.#game.streams.identity;
    const stream = identityStream(kind, hash);
    const { version } = await streams.read(stream);
    await this.#game.act(releaseIdentity, {
      streams,
      stream,
      commandId: `system/release-${playerId}-${version}`,
      input: { kind, playerId },
      context: () => undefined,
    });
  }

  /** Runs work while no other work of the player runs, so that a claim and its event stay together. */
  async inTurn<Done>(playerId: string, work: () => Promise<Done>): Promise<Done> {
    const before = this.#turns.get(playerId) ?? Promise.resolve();
    const turn = before.then(work, work);
    this.#turns.set(playerId, turn);
    try {
      return await turn;
    } finally {
      if (this.#turns.get(playerId) === turn) this.#turns.delete(playerId);
    }
  }

  // One at a time per player, so that nobody holds more claims than names.
  #named<Reply, Code extends string>(
    kind: IdentityKind,
    number: string,
    { playerId }: Naming,
    name: (hash: string, first: boolean) => Promise<Played<Reply> | CallRefused<Code>>,
  ): Promise<Played<Reply> | CallRefused<Code | 'identity-taken'>> {
    return this.inTurn(playerId, () => this.#claimedAndNamed(kind, number, playerId, name));
  }

  async #claimedAndNamed<Reply, Code extends string>(
    kind: IdentityKind,
    number: string,
    playerId: string,
    name: (hash: string, first: boolean) => Promise<Played<Reply> | CallRefused<Code>>,
  ): Promise<Played<Reply> | CallRefused<Code | 'identity-taken'>> {
    const hash = this.hashOf(kind, number);
    // A player who named another identity, or who is suspended or erased, claims nothing.
    const known = await this.#nameOf(kind, playerId);
    if ((known !== undefined && known !== hash) || (await this.#mayNothing(playerId)))
      return name(hash, false);
    const stream = identityStream(kind, hash);
    const { streams } = this.#game;
    const { state, version } = await streams.identity.read(stream);
    const claim = await this.#game.act(claimIdentity, {
      streams: streams.identity,
      stream,
      commandId: `system/claim-${playerId}-${version}`,
      input: { kind, playerId },
      context: () => undefined,
    });
    if (claim.kind !== 'done') return new CallRefused('identity-taken');
    const mine = state.playerId === playerId;
    const giveUp = async () => {
      if ((await this.#nameOf(kind, playerId)) !== hash) await this.release(kind, hash, playerId);
    };
    try {
      const named = await name(hash, mine ? await this.#isFirst(stream) : !state.known);
      if (named instanceof CallRefused) await giveUp();
      return named;
    } catch (error) {
      // After any other error the identity may have been recorded.
      if (error instanceof Refused) await giveUp();
      throw error;
    }
  }

  /** Tests whether all commands of a player are refused now. */
  async #mayNothing(playerId: string): Promise<boolean> {
    const { standing, erasure } = await this.#game.readPlayer(playerId);
    return erasure.erased !== undefined || suspensionAt(standing, this.#game.clock()) !== undefined;
  }

  /** Returns the hash that the player recorded. */
  async #nameOf(kind: IdentityKind, playerId: string): Promise<string | undefined> {
    const { identity } = await this.#game.readPlayer(playerId);
    return kind === 'card' ? identity.card : identity.platform;
  }

  /** Tests whether the claim is the identity's first one. */
  async #isFirst(stream: string): Promise<boolean> {
    return (await this.#game.streams.identity.read(stream)).version === 1;
  }
}
