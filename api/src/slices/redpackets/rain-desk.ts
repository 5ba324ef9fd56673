import { RAIN_SEAL_BEFORE_MS } from '@skins/engine/fairness';
import { nameOfEpoch } from '@skins/engine/epochs';
import { type AnyEvent, flowActor, streamOf } from '@skins/engine/kernel';
import {
  RED_PACKETS,
  type Rain,
  RainAnnounced,
  RainCancelled,
  RainEnded,
  announceRain,
  rainPhaseOf,
  rainStream,
  sealRain,
} from '@skins/engine/redpackets';
import type { BeaconDesk } from '../../foundation/beacon/index.ts';
import { type FreezeReading, sealFrozen } from '../../foundation/draws/index.ts';
import type { Message } from '../../foundation/flows/outside.ts';
import type { Game } from '../../foundation/game/game.ts';
import { type MasterSecret, hmacHex, nativeSha256 } from '../../foundation/secrets/index.ts';
import { type Position, ordinalOf, positionOf } from '../../foundation/store/index.ts';
import { Grabs } from './grabs.ts';
import { plannedStart } from './schedule.ts';

/** Queries of rains over the whole log. */
export interface RainReading extends FreezeReading {
  /** Returns the ids of rains that have not ended. */
  open(): readonly string[];
}

interface Parts {
  readonly game: Game;
  readonly beacons: Pick<BeaconDesk, 'fixedOn'>;
  readonly secret: Pick<MasterSecret, 'derive'>;
  /** resolves once the lists are open */
  readonly lists: Promise<RainReading>;
}

/** The service's side of rains: announcements, seeds, checkpoints, and grabs in their order. */
export class RainDesk {
  readonly grabs: Grabs;
  readonly #game: Game;
  readonly #beacons: Parts['beacons'];
  readonly #seedKey: Buffer;
  readonly #lists: Promise<RainReading>;
  /** positions of announcements of rains that have not ended, by stream; those of before the start are read first */
  readonly #open = new Map<string, Position>();
  #before: Promise<void> | undefined;

  constructor({ game, beacons, secret, lists }: Parts) {
    this.#game = game;
    this.#beacons = beacons;
    this.#seedKey = secret.derive('skins rain seeds v1');
    this.#lists = lists;
    this.grabs = new Grabs(game, (rain) => this.seedOf(rain));
    game.runtime.onCommit((stream, events, { position }) => this.#hear(stream, events, position));
  }

  /** Carries out the calls of a rain's flow. Idempotent. */
  readonly port = ({ key }: Message): Promise<void> => {
    const stream = streamOf(key);
    return sealFrozen(this.#game, stream, {
      command: sealRain,
      streams: this.#game.streams.rain,
      waiting: (rain) => (rainPhaseOf(rain) === 'announced' ? rain.announced : undefined),
      beforeMs: RAIN_SEAL_BEFORE_MS,
      heardAt: () => this.#open.get(stream) || undefined,
      lists: this.#lists,
    });
  };

  async read(stream: string): Promise<Rain> {
    return (await this.#game.streams.rain.read(stream)).state;
  }

  /** Returns a rain's seed, which the log commits to in its announcement. */
  seedOf({ stream, epoch }: { readonly stream: string; readonly epoch: number }): string {
    const name = nameOfEpoch(this.#game.epochs(), epoch) ?? '';
    return hmacHex(this.#seedKey, `${stream}\n${epoch}\n${name}`);
  }

  /** Returns the rains that have not ended, the next first. */
  async open(): Promise<readonly NonNullable<Rain['announced']>[]> {
    await (this.#before ??= this.#readOpen());
    const rains = await Promise.all([...this.#open.keys()].map((stream) => this.read(stream)));
    return rains
      .flatMap(({ announced, cancelled, ended }) =>
        announced === undefined || cancelled !== undefined || ended !== undefined ? [] : [announced],
      )
      .toSorted((a, b) => a.start - b.start);
  }

  /** Returns the rain that falls at a time, or the next; undefined if none is announced. */
  async current(time: number): Promise<NonNullable<Rain['announced']> | undefined> {
    return (await this.open()).find(({ endsAt }) => endsAt > time);
  }

  /** Announces the next rain that the rules plan, if it is time. */
  async sweep(): Promise<void> {
    const now = this.#game.clock();
    const { content } = this.#game.rulesAt(RED_PACKETS, now);
    const start = plannedStart(content, now, this.#game.houseOffset(now));
    if (start === undefined) return;
    const stream = rainStream(start);
    const { state } = await this.#game.streams.rain.read(stream);
    if (rainPhaseOf(state) !== 'none') return;
    const chain = (await this.#beacons.fixedOn())?.chain;
    if (chain === undefined) return;
    const { epoch } = this.#game.epochs();
    await this.#game.runtime.execute({
      command: announceRain,
      streams: this.#game.streams.rain,
      stream,
      commandId: `${stream}/announce/${now}`,
      input: { start },
      actor: flowActor(stream),
      context: (moment) => ({
        ...moment,
        rules: this.#game.rulesAt(RED_PACKETS, moment.time),
        houseOffset: this.#game.houseOffset(moment.time),
        chain,
        seedHash: nativeSha256(this.seedOf({ stream, epoch })),
        epoch,
      }),
    });
  }

  async #readOpen(): Promise<void> {
    const lists = await this.#lists;
    for (const id of lists.open())
      if (!this.#open.has(`rain-${id}`)) this.#open.set(`rain-${id}`, await lists.frozenAt(id));
  }

  #hear(stream: string, events: readonly AnyEvent[], position: Position): void {
    for (const [k, event] of events.entries()) {
      if (RainAnnounced.is(event))
        this.#open.set(stream, positionOf(ordinalOf(position) - (events.length - 1 - k)));
      if (RainCancelled.is(event) || RainEnded.is(event)) this.#open.delete(stream);
    }
  }
}
