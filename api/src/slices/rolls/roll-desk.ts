import { setImmediate as othersFirst } from 'node:timers/promises';
import { type Moment, type Place, flowActor, idOf, streamOf } from '@skins/engine/kernel';
import {
  type Answered,
  BATCH_MAX,
  type Asked,
  type Room,
  type RoomState,
  roomStream,
  sealRoom,
  takeEntries,
} from '@skins/engine/rolls';
import type { BeaconChain } from '@skins/engine/fairness';
import type { Message } from '../../foundation/flows/outside.ts';
import type { Game } from '../../foundation/game/game.ts';
import { Guesses } from '../../foundation/guards/guesses.ts';
import { type MasterSecret, hmacHex, nativeSha256 } from '../../foundation/secrets/index.ts';
import type { Position } from '../../foundation/store/index.ts';
import { nativeTreeHash } from '../../foundation/transparency/index.ts';
import { HeardQuestions } from './heard-questions.ts';
import type { RoomReading } from './room-reading.ts';

const PASSWORD_KEY = 'skins room passwords v1';
const ISSUED_KEY = 'skins issued room passwords v1';
/** Crockford's base 32: no two characters look alike. 12 characters have 60 bits, too many to guess. */
const ALPHABET = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const ISSUED_LENGTH = 12;

/** No checkpoint covers the frozen entries yet. */
class NotSigned extends Error {
  override readonly name = 'NotSigned';
}

interface Parts {
  readonly game: Game;
  readonly secret: MasterSecret;
  /** resolves once the lists are open */
  readonly reading: Promise<RoomReading>;
  /** the beacon for new rooms; undefined if the shop has none */
  readonly fixedOn: () => Promise<{ readonly chain: BeaconChain } | undefined>;
  /** limits wrong passwords; by default in memory */
  readonly guesses?: Guesses;
}

/** The answer to a question, with its log position. */
type AnsweredAt = Answered & { readonly position: Position };

/** Answers by place of the question. */
type AllAnswered = ReadonlyMap<Place, AnsweredAt>;

const NONE: AllAnswered = new Map();

/** The service's side of rooms: takes questions from the log, seals frozen entries, and verifies passwords. */
export class RollDesk {
  /** limits wrong passwords per player and room */
  readonly guesses: Guesses;
  readonly #game: Game;
  readonly #reading: Promise<RoomReading>;
  readonly #fixedOn: Parts['fixedOn'];
  readonly #passwords: Buffer;
  readonly #issued: Buffer;
  readonly #heard = new HeardQuestions();
  /** running takes by room, which have already read the questions */
  readonly #taking = new Map<string, Promise<AllAnswered>>();
  /** next takes by room, which have not read them yet */
  readonly #coming = new Map<string, Promise<AllAnswered>>();

  constructor({ game, secret, reading, fixedOn, guesses = new Guesses(game.clock) }: Parts) {
    this.#game = game;
    this.#reading = reading;
    this.#fixedOn = fixedOn;
    this.#passwords = secret.derive(PASSWORD_KEY);
    this.#issued = secret.derive(ISSUED_KEY);
    this.guesses = guesses;
    game.runtime.onCommit(this.#heard.hear);
  }

  /** Carries out the calls of a room's flow. Idempotent. */
  readonly port = async ({ key }: Message): Promise<void> => {
    const roomId = idOf(streamOf(key));
    const what = key.slice(key.lastIndexOf('/') + 1);
    if (what === 'take') await this.take(roomId);
    else if (what === 'seal') await this.#seal(roomId);
    else throw new TypeError(`nobody knows what a room means by ${what}`);
  };

  /** Returns the state of a room. */
  async read(roomId: string): Promise<RoomState> {
    return (await this.#game.streams.roll.read(roomStream(roomId))).state;
  }

  /**
   * Returns a room as decided, for use in a decision.
   * @throws ToBeRead if it is not in memory
   */
  decided(roomId: string): Room {
    return this.#game.streams.roll.decided(roomStream(roomId)).room;
  }

  /** Returns the beacon for a new room. */
  async chain(): Promise<BeaconChain | undefined> {
    return (await this.#fixedOn())?.chain;
  }

  /** Returns the keyed hash that stands for a room's password in the log. */
  passOf(roomId: string, password: string): string {
    return hmacHex(this.#passwords, `${roomId}\n${password.normalize('NFC').trim()}`);
  }

  /** Derives one-time passwords from the issuing command, so that a retry returns the same ones. */
  issued(roomId: string, commandId: string, count: number): string[] {
    return Array.from({ length: count }, (_, k) => {
      const bits = BigInt(`0x${hmacHex(this.#issued, `${roomId}\n${commandId}\n${k}`)}`);
      return Array.from({ length: ISSUED_LENGTH }, (_none, n) =>
        ALPHABET.charAt(Number((bits >> BigInt(5 * n)) & 31n)),
      ).join('');
    });
  }

  /**
   * Takes or refuses everybody who has asked to join a room by now. Concurrent calls share the work.
   * @returns the answers it gave, without earlier ones and those of other processes
   */
  take(roomId: string): Promise<AllAnswered> {
    const coming = this.#coming.get(roomId) ?? this.#takeNext(roomId);
    this.#coming.set(roomId, coming);
    return coming;
  }

  async #takeNext(roomId: string): Promise<AllAnswered> {
    const before = await this.#taking.get(roomId)?.catch(() => NONE);
    // Let questions of one batch be taken together.
    await othersFirst();
    this.#coming.delete(roomId);
    const taking = this.#takeAll(roomId);
    this.#taking.set(roomId, taking);
    try {
      const answered = await taking;
      // The previous run may have answered questions that came after it began.
      return before === undefined ? answered : new Map([...before, ...answered]);
    } finally {
      if (this.#taking.get(roomId) === taking) this.#taking.delete(roomId);
    }
  }

  async #takeAll(roomId: string): Promise<AllAnswered> {
    const answered = new Map<Place, AnsweredAt>();
    for (;;) {
      const { room } = await this.#load(roomId);
      const { last } = room;
      const asked = this.#heard.after(roomId, room, BATCH_MAX) ?? (await this.#listed(roomId, last));
      if (asked.length === 0) return answered;
      for (const one of await this.#takeSome(roomId, last, asked)) answered.set(...one);
      const { last: taken } = (await this.#load(roomId)).room;
      if (taken === asked.at(-1)?.joined && asked.length < BATCH_MAX) return answered;
      if (taken !== last) continue;
      // Another process took them, so this process's state is stale.
      this.#game.streams.roll.drop(roomStream(roomId));
      if ((await this.#load(roomId)).room.last === last)
        throw new Error(`room ${roomId} has not taken the next who asked`);
    }
  }

  /** Returns the next questions from the lists, once they have caught up with the log. */
  async #listed(roomId: string, last: Place | null): Promise<readonly Asked[]> {
    const reading = await this.#reading;
    await reading.caughtUp();
    return reading.asked(roomId, last, BATCH_MAX);
  }

  async #load(roomId: string): Promise<RoomState> {
    return (await this.#game.streams.roll.load(roomStream(roomId))).state;
  }

  async #takeSome(
    roomId: string,
    after: string | null,
    asked: readonly Asked[],
  ): Promise<readonly (readonly [Place, AnsweredAt])[]> {
    const stream = roomStream(roomId);
    const outcome = await this.#game.runtime.execute({
      command: takeEntries,
      streams: this.#game.streams.roll,
      stream,
      commandId: `take/${after ?? ''}/${asked.at(-1)?.joined ?? ''}`,
      input: { after, asked },
      actor: flowActor(stream),
      mostlyNew: true,
      context: ({ time }: Moment) => ({ time, hash: nativeSha256, treeHash: nativeTreeHash }),
    });
    if (outcome.kind !== 'done') return [];
    const { reply, position } = outcome;
    return [...reply].map(([joined, answer]) => [joined, { ...answer, position }]);
  }

  /** @throws NotSigned, so that the flow retries */
  async #seal(roomId: string): Promise<void> {
    const reading = await this.#reading;
    await reading.caughtUp();
    const { frozen } = (await this.#load(roomId)).room;
    const checkpoint = await reading.checkpointOver(roomId);
    if (frozen === undefined) return;
    if (checkpoint === undefined)
      throw new NotSigned(`no checkpoint holds the entries of room ${roomId} yet`);
    const stream = roomStream(roomId);
    await this.#game.runtime.execute({
      command: sealRoom,
      streams: this.#game.streams.roll,
      stream,
      commandId: `${frozen.place}/seal`,
      input: checkpoint,
      actor: flowActor(stream),
      context: ({ time }: Moment) => ({ time }),
    });
  }
}
