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
import { type Game, type Played, play } from '../../foundation/game/index.ts';
import { CallRefused, Refused } from '../../foundation/http/call-refused.ts';
import { type MasterSecret, hmacHex } from '../../foundation/secrets/index.ts';

/** What is named: to which account it belongs is a claim, and what stands for it in the log a keyed hash. */
const KEYS = { card: 'skins cards v1', steam: 'skins platform accounts v1' } as const satisfies Record<
  IdentityKind,
  string
>;

interface Naming {
  readonly playerId: string;
  readonly commandId: string;
}

/**
 * Cards and accounts of the game platform, and whose they are. Two facts in an order in which each step can be repeated: the
 * claim, then what the player names. One that is cut off between them stays claimed for its player, who names it next time.
 */
export class Identities {
  readonly #game: Game;
  readonly #keys: Readonly<Record<IdentityKind, Buffer>>;
  /** what was begun last for a player */
  readonly #turns = new Map<string, Promise<unknown>>();

  constructor(game: Game, secret: MasterSecret) {
    this.#game = game;
    this.#keys = { card: secret.derive(KEYS.card), steam: secret.derive(KEYS.steam) };
  }

  /** What stands for a card or platform account in the log: keyed, because all numbers could be tried. */
  hashOf(kind: IdentityKind, number: string): string {
    return hmacHex(this.#keys[kind], number);
  }

  /** The player who logs in with an account of the platform; undefined when it is nobody's, or was never bound. */
  async ownerOf(steamId: string): Promise<string | undefined> {
    const login = this.hashOf('steam', steamId);
    const { state } = await this.#game.streams.identity.read(identityStream('steam', login));
    if (state.playerId === undefined) return undefined;
    const { identity, erasure } = await this.#game.readPlayer(state.playerId);
    return identity.platform === login && erasure.erased === undefined ? state.playerId : undefined;
  }

  /** Takes a player's real name by a card that was checked. */
  verify(card: string, named: Naming) {
    return this.#named('card', card, named, (hash, first) =>
      play(this.#game, verifyRealName, {
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

  /** Lets a player log in with an account of the platform that said who it is. */
  bind(steamId: string, named: Naming) {
    return this.#named('steam', steamId, named, (hash) =>
      play(this.#game, bindPlatform, { ...named, input: { login: hash }, context: () => undefined }),
    );
  }

  /** Frees what an erased player had named. Quiet when it is free. */
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

  /** Does something of a player's while the player names nothing, and nobody else does so: a claim and its name are not torn apart. */
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

  // One after the other for a player, so that nobody holds more claims than names.
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
    // Who has named another one, or may do nothing, claims nothing.
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
      // Whatever else is thrown, it may have been named.
      if (error instanceof Refused) await giveUp();
      throw error;
    }
  }

  /** Whether any command of a player is refused now. */
  async #mayNothing(playerId: string): Promise<boolean> {
    const { standing, erasure } = await this.#game.readPlayer(playerId);
    return erasure.erased !== undefined || suspensionAt(standing, this.#game.clock()) !== undefined;
  }

  /** What the player named. */
  async #nameOf(kind: IdentityKind, playerId: string): Promise<string | undefined> {
    const { identity } = await this.#game.readPlayer(playerId);
    return kind === 'card' ? identity.card : identity.platform;
  }

  /** Whether the claim that is there is the first one. */
  async #isFirst(stream: string): Promise<boolean> {
    return (await this.#game.streams.identity.read(stream)).version === 1;
  }
}
