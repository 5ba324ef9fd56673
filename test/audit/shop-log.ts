import { claimLogin, loginOwner, loginStream, playerStream, registerPlayer } from '@skins/engine/accounts';
import { openBox } from '@skins/engine/boxes';
import { CATALOGUE_STREAM, type SkinEntry, catalogue, listSkins, publishBox } from '@skins/engine/catalogue';
import { type Sha256Hex, sha256Hex } from '@skins/engine/fairness';
import type { Command, EventMeta, Fold } from '@skins/engine/kernel';
import { type Player, player } from '@skins/engine/shop';
import { type SeedSecrets, setUserSeed } from '@skins/engine/seeds';
import { openSecrets } from './chains.ts';
import { type Random, randomOf } from './random.ts';

export interface ShopLogOptions {
  readonly seed: number;
  readonly commands: number;
  readonly players?: number;
  /** at least 20, so that no command plays more than one chain to its end */
  readonly chainLength?: number;
  /** most opens of one command */
  readonly opensMax?: number;
  readonly hash?: Sha256Hex;
}

/** A log that the engine's own deciders wrote over random commands; the records one by one. */
export const shopLog = (options: ShopLogOptions): Generator<string> => new Shop(options).records();

interface Folded<State> {
  state: State;
  version: number;
}

const GRANT = 10_000_000_000;
const START = Date.UTC(2026, 10, 20);
const SKINS = ['ak-plain', 'awp-rare', 'glock-common', 'knife-best', 'usp-usual'] as const;
const ODDS = [
  ['0.5', '0.25', '0.2', '0.0499', '0.0001'],
  ['0.3', '0.3', '0.3', '0.09', '0.01'],
] as const;

class Shop {
  readonly #options: Required<ShopLogOptions>;
  readonly #random: Random;
  readonly #secrets: SeedSecrets;
  readonly #players = new Map<string, Folded<Player>>();
  readonly #ids: string[] = [];
  readonly #catalogue = { state: catalogue.initial, version: 0 };
  #commands = 0;
  #time = START;

  constructor(options: ShopLogOptions) {
    this.#options = { players: 20, chainLength: 40, opensMax: 10, hash: sha256Hex, ...options };
    this.#random = randomOf(options.seed);
    this.#secrets = openSecrets(this.#options.chainLength, this.#options.hash);
  }

  *records(): Generator<string> {
    yield* this.#list();
    yield* this.#publish('box-one');
    yield* this.#publish('box-two');
    while (this.#commands < this.#options.commands) yield* this.#command();
  }

  #command(): Generator<string> {
    const playerId = this.#ids[this.#random.below(this.#options.players)];
    if (playerId === undefined) return this.#register();
    const chance = this.#random.below(1_000);
    if (chance < 5) return this.#list();
    if (chance < 10) return this.#publish(this.#random.pick(['box-one', 'box-two']));
    return chance < 100 ? this.#setUserSeed(playerId) : this.#open(playerId);
  }

  *#register(): Generator<string> {
    const playerId = this.#random.hex(16);
    this.#ids.push(playerId);
    const folded = { state: player.initial, version: 0 };
    this.#players.set(playerId, folded);
    const login = loginStream('phone', this.#random.hex(64));
    const owner = { state: loginOwner.initial, version: 0 };
    yield* this.#run(login, loginOwner, owner, claimLogin, { kind: 'phone', playerId }, undefined, 'system');
    const input = { playerId, demoGrant: GRANT };
    yield* this.#run(
      playerStream(playerId),
      player,
      folded,
      registerPlayer,
      input,
      { secrets: this.#secrets },
      'system',
    );
  }

  *#setUserSeed(playerId: string): Generator<string> {
    const input = { userSeed: this.#random.hex(1 + this.#random.below(16)) };
    yield* this.#run(
      playerStream(playerId),
      player,
      this.#folded(playerId),
      setUserSeed,
      input,
      undefined,
      'player',
    );
  }

  *#open(playerId: string): Generator<string> {
    const version = this.#catalogue.state.boxes.get(this.#random.pick(['box-one', 'box-two']))?.current;
    const count = 1 + this.#random.below(this.#options.opensMax);
    const input = { boxId: version?.odds.boxId ?? '', count, versionHash: version?.versionHash ?? '' };
    const commandId = this.#nextCommand();
    const context = { playerId, commandId, secrets: this.#secrets, hash: this.#options.hash, version };
    const folded = this.#folded(playerId);
    yield* this.#run(playerStream(playerId), player, folded, openBox, input, context, 'player', commandId);
  }

  *#list(): Generator<string> {
    const skins = SKINS.map((skinId, n): SkinEntry => ({
      skinId,
      name: { zh: `皮肤 | ${n}`, en: `Skin | ${n}`, ru: `Скин | ${n}`, vi: `Vỏ | ${n}` },
      image: `/art/skins/${skinId}.svg`,
      rarity: 'rare',
      category: 'rifle',
      exterior: n === 0 ? null : 'fn',
      price: 1 + this.#random.below(200_000),
    }));
    const text = { zh: '架', en: 'Shelf', ru: 'Полка', vi: 'Kệ' };
    const shelves = [{ shelfId: 'first', kind: 'hash' as const, name: text }];
    yield* this.#run(
      CATALOGUE_STREAM,
      catalogue,
      this.#catalogue,
      listSkins,
      { skins, shelves },
      undefined,
      'system',
    );
  }

  *#publish(boxId: string): Generator<string> {
    const text = { zh: '箱', en: 'Box', ru: 'Ящик', vi: 'Hộp' };
    const face = {
      number: 1,
      shelfId: 'first',
      name: text,
      lede: text,
      image: '/art/box.svg',
      hero: 'knife-best',
    };
    const odds = this.#random.pick(ODDS);
    const items = SKINS.map((skinId, n) => ({ skinId, probability: odds[n] ?? '0' }));
    const input = { boxId, price: 10_000 * (1 + this.#random.below(9)), face, items };
    yield* this.#run(
      CATALOGUE_STREAM,
      catalogue,
      this.#catalogue,
      publishBox,
      input,
      undefined,
      'operator:ada',
    );
  }

  /** What the runtime does: decide, fold, write down. */
  *#run<State, Input, Context, Rejection extends { readonly code: string }>(
    stream: string,
    fold: Fold<State>,
    folded: Folded<State>,
    command: Command<NoInfer<State>, Input, Context, Rejection, unknown>,
    input: NoInfer<Input>,
    context: NoInfer<Context>,
    actor: string,
    commandId = this.#nextCommand(),
  ): Generator<string> {
    const decision = command.decide(folded.state, input, context);
    if (decision.kind === 'rejected') throw new Error(`${command.name}: ${decision.rejection.code}`);
    this.#time += this.#random.below(5_000);
    for (const { type, v, data } of decision.events) {
      folded.version += 1;
      const meta: EventMeta = {
        stream,
        version: folded.version,
        time: this.#time,
        actor,
        command: commandId,
      };
      folded.state = fold.evolve(folded.state, { type, v, data }, meta);
      const { version, time } = meta;
      yield JSON.stringify({ stream, version, type, v, time, actor, command: commandId, data });
    }
  }

  #nextCommand(): string {
    this.#commands += 1;
    return `command-${this.#commands}-${this.#random.hex(8)}`;
  }

  #folded(playerId: string): Folded<Player> {
    const folded = this.#players.get(playerId);
    if (folded === undefined) throw new Error(`no player ${playerId}`);
    return folded;
  }
}
