import { CommandRuntime, FoldedStreams, type Outcome } from '@skins/api/runtime';
import { nativeSha256 } from '@skins/api/secrets';
import type { EventStore } from '@skins/api/store';
import {
  type LoginOwner,
  claimLogin,
  loginOwner,
  loginStream,
  playerStream,
  registerPlayer,
} from '@skins/engine/accounts';
import { openBox } from '@skins/engine/boxes';
import {
  CATALOGUE_STREAM,
  type Catalogue,
  type SkinEntry,
  catalogue,
  listSkins,
  publishBox,
} from '@skins/engine/catalogue';
import { type Player, codec, player } from '@skins/engine/shop';
import { setUserSeed } from '@skins/engine/seeds';
import { sampleSecrets } from '../../engine/src/seeds/sample-secrets.ts';
import { BOXES, ODDS, SKINS, type Seen, type Step } from './steps.ts';

/** Short, so that players come to the end of several. */
export const CHAIN_LENGTH = 20;

/** The seeds of every player: what nobody may learn before they are rolled. */
export const secrets = sampleSecrets(CHAIN_LENGTH, nativeSha256);

export type Answer = Outcome<{ readonly code: string }, unknown>;

/** A command as it was sent: it can be sent again. */
export interface Sent {
  readonly step: Step;
  readonly commandId: string;
  /** what the player saw, for an open */
  readonly versionHash: string;
}

const MADE_UP = 'f'.repeat(64);
const inAll = (text: string) => ({ zh: text, en: text, ru: text, vi: text });

const skinOf = (skinId: string, price: number): SkinEntry => ({
  skinId,
  name: inAll(`Sample | ${skinId}`),
  image: '/art/skin.svg',
  rarity: 'rare',
  category: 'rifle',
  exterior: null,
  price,
});

/** The shop's own deciders and runtime over a store; the operator has filled it. */
export class Shop {
  readonly store: EventStore;
  #runtime: CommandRuntime;
  #players: FoldedStreams<Player>;
  #logins: FoldedStreams<LoginOwner>;
  #catalogues: FoldedStreams<Catalogue>;
  #time = 1_700_000_000_000;

  private constructor(store: EventStore) {
    this.store = store;
    const open = this.#open();
    this.#runtime = open.runtime;
    this.#players = open.players;
    this.#logins = open.logins;
    this.#catalogues = open.catalogues;
  }

  static async on(store: EventStore): Promise<Shop> {
    const shop = new Shop(store);
    const skins = SKINS.map((skinId, n) => skinOf(skinId, 5_000 * 4 ** n));
    const shelves = [{ shelfId: 'first', kind: 'hash' as const, name: inAll('first') }];
    await shop.#list('begin', { skins, shelves });
    for (const box of BOXES) await shop.#publish(`begin-${box}`, { box, price: 19_000, odds: 0 });
    return shop;
  }

  /** Forgets everything that is in memory, as a new process does. */
  restart(): void {
    const { runtime, players, logins, catalogues } = this.#open();
    this.#runtime = runtime;
    this.#players = players;
    this.#logins = logins;
    this.#catalogues = catalogues;
  }

  /** What a player has in front of the eyes when pressing the button. */
  async look(step: Step, commandId: string): Promise<Sent> {
    return {
      step,
      commandId,
      versionHash: step.kind === 'open' ? await this.#seen(step.box, step.seen) : '',
    };
  }

  /** Sends a command, for the first time or again. */
  send({ step, commandId, versionHash }: Sent): Promise<Answer> {
    switch (step.kind) {
      case 'register':
        return this.#register(commandId, step.player, step.gems);
      case 'claim':
        return this.#claim(commandId, step.login, step.player);
      case 'seed':
        return this.#setSeed(commandId, step.player, step.userSeed);
      case 'open':
        return this.#openBox(commandId, step.player, { boxId: step.box, count: step.count, versionHash });
      case 'price':
        return this.#list(commandId, { skins: [skinOf(step.skin, step.price)], shelves: [] });
      case 'publish':
      default:
        return this.#publish(commandId, step);
    }
  }

  async player(playerId: string): Promise<Player> {
    return (await this.#players.read(playerStream(playerId))).state;
  }

  async catalogue(): Promise<Catalogue> {
    return (await this.#catalogues.load(CATALOGUE_STREAM)).state;
  }

  #open() {
    return {
      runtime: new CommandRuntime(this.store, codec, () => (this.#time += 1_000)),
      players: new FoldedStreams(this.store, player, codec, 100),
      logins: new FoldedStreams(this.store, loginOwner, codec, 100),
      catalogues: new FoldedStreams(this.store, catalogue, codec, 1),
    };
  }

  async #seen(box: string, seen: Seen): Promise<string> {
    const { current, versions } = (await this.catalogue()).boxes.get(box) ?? {};
    if (seen === 'made-up' || current === undefined) return MADE_UP;
    const older = versions?.find(({ versionHash }) => versionHash !== current.versionHash);
    return seen === 'older' ? (older?.versionHash ?? MADE_UP) : current.versionHash;
  }

  #ofPlayer(playerId: string) {
    return { streams: this.#players, stream: playerStream(playerId), actor: 'player' };
  }

  #ofCatalogue() {
    return { streams: this.#catalogues, stream: CATALOGUE_STREAM, actor: 'operator:ada' };
  }

  #register(commandId: string, playerId: string, gems: number): Promise<Answer> {
    return this.#runtime.execute({
      ...this.#ofPlayer(playerId),
      command: registerPlayer,
      commandId,
      input: { playerId, demoGrant: gems * 10_000 },
      context: () => ({ secrets }),
    });
  }

  #claim(commandId: string, login: string, playerId: string): Promise<Answer> {
    return this.#runtime.execute({
      streams: this.#logins,
      stream: loginStream('phone', login.repeat(64)),
      actor: 'system',
      command: claimLogin,
      commandId,
      input: { kind: 'phone', playerId },
      context: () => undefined,
    });
  }

  #setSeed(commandId: string, playerId: string, userSeed: string): Promise<Answer> {
    return this.#runtime.execute({
      ...this.#ofPlayer(playerId),
      command: setUserSeed,
      commandId,
      input: { userSeed },
      context: () => undefined,
    });
  }

  async #openBox(
    commandId: string,
    playerId: string,
    input: { boxId: string; count: number; versionHash: string },
  ): Promise<Answer> {
    const onSale = await this.catalogue();
    return this.#runtime.execute({
      ...this.#ofPlayer(playerId),
      command: openBox,
      commandId,
      input,
      context: () => ({
        playerId,
        commandId,
        secrets,
        hash: nativeSha256,
        version: (this.#catalogues.peek(CATALOGUE_STREAM)?.state ?? onSale).boxes.get(input.boxId)?.current,
      }),
    });
  }

  #list(commandId: string, input: Parameters<typeof listSkins.decide>[1]): Promise<Answer> {
    return this.#runtime.execute({
      ...this.#ofCatalogue(),
      command: listSkins,
      commandId,
      input,
      context: () => undefined,
    });
  }

  #publish(
    commandId: string,
    { box, price, odds }: { box: string; price: number; odds: number },
  ): Promise<Answer> {
    const face = {
      number: BOXES.findIndex((one) => one === box) + 1,
      shelfId: 'first',
      name: inAll(box),
      lede: inAll(box),
      image: '/art/box.svg',
      hero: 'rare',
    };
    const items = SKINS.map((skinId, n) => ({ skinId, probability: ODDS[odds]?.[n] ?? '0' }));
    return this.#runtime.execute({
      ...this.#ofCatalogue(),
      command: publishBox,
      commandId,
      input: { boxId: box, price, face, items },
      context: () => undefined,
    });
  }
}
