import type { AnyEvent, Codec } from '@skins/engine/kernel';
import type { TokenState } from '../http/token-state.ts';
import type { NodeReport, NodeReports } from '../nodes/index.ts';
import type { ProjectionStatus } from '../projections/index.ts';
import type { CommandRuntime, CommitListener } from '../runtime/index.ts';
import { type EventStore, type Position, START, ordinalOf, positionOf } from '../store/index.ts';
import { CHANNELS, type ChannelName } from './channel-name.ts';
import { Channel } from './channel.ts';
import { Connection } from './connection.ts';
import type { Figures } from './figures.ts';
import type { Followable } from './followers.ts';
import { Message } from './message.ts';
import { readBack } from './read-back.ts';
import type { EventPlace, LiveSource } from './source.ts';
import type { Wire } from './wire.ts';

/** Interval of sending landed messages, in milliseconds. */
const TICK_MS = 250;
/** Interval of checking connections, in milliseconds. */
const LOOK_MS = 1_000;
const COUNTERS_MS = 10_000;
/** Longest wait for a position that another node has told, in milliseconds. */
const HEARD_MS = 1_000;

/** Channels on which the published rule limits what everybody gets; on the others everybody gets everything. */
const LIMITED: ReadonlySet<ChannelName> = new Set(['drop', 'upgrade']);

interface LiveOptions {
  readonly store: Pick<EventStore, 'head' | 'readAll' | 'node'>;
  readonly runtime: Pick<CommandRuntime, 'onCommit'>;
  readonly codec: Codec;
  readonly clock: () => number;
  readonly sources: readonly LiveSource[];
  /** progress of the lists that store the positions of events */
  readonly lists: () => readonly ProjectionStatus[];
  readonly check: (token: string) => Promise<TokenState>;
  /** Called with each player who is there. */
  readonly note: (playerId: string) => void;
  /** who may be followed */
  readonly followable: Followable;
  readonly onTrouble: (error: unknown) => void;
  /** reports of the other nodes, if there are several */
  readonly nodes?: Pick<NodeReports, 'others'> | undefined;
}

interface ChannelStatus {
  readonly channel: ChannelName;
  /** number of open connections */
  readonly connections: number;
  /** number of messages sent to everybody since the start */
  readonly told: number;
  /** number of clients disconnected since the start because they did not read */
  readonly cut: number;
  /** the longest time for which its results are withheld, in milliseconds */
  readonly landsMs: number;
}

/** The live channels of a shop: they send events of the log to all listeners. */
export class Live {
  readonly #options: LiveOptions;
  readonly #channels = new Map<ChannelName, Channel>();
  readonly #connections = new Map<ChannelName, Set<Connection>>();
  readonly #sources: ReadonlyMap<string, readonly LiveSource[]>;
  readonly #timers: NodeJS.Timeout[] = [];
  #deaf: () => void = () => undefined;
  #announced = '';
  #stopped = false;

  constructor(options: LiveOptions) {
    this.#options = options;
    this.#sources = Map.groupBy(options.sources, ({ type }) => type);
    for (const name of CHANNELS) {
      this.#channels.set(name, new Channel(LIMITED.has(name), START));
      this.#connections.set(name, new Set());
    }
  }

  /** Reads the messages that reconnecting clients may have missed, and follows commits from then on. @param figures returns the counters to announce */
  async start(figures: () => Figures): Promise<void> {
    const { runtime, store } = this.#options;
    let hear: CommitListener | undefined;
    const early: Parameters<CommitListener>[] = [];
    this.#deaf = runtime.onCommit((...committed) => (hear ? hear(...committed) : early.push(committed)));
    const head = await store.head();
    for (const name of CHANNELS) {
      const sources = this.#options.sources.filter(({ channel }) => channel === name);
      const { after, events } = await readBack(this.#options, sources, head);
      this.#channels.set(name, new Channel(LIMITED.has(name), after));
      this.#channels.get(name)?.reach(head);
      for (const { event, position, meta } of events) this.#take(event, { position, ...meta }, name);
    }
    hear = (...committed) => this.#hear(...committed);
    for (const one of early) if (one[2].position > head) hear(...one);
    this.#every(TICK_MS, () => this.#tick());
    this.#every(LOOK_MS, () => this.#look());
    this.#every(COUNTERS_MS, () => this.#announce(figures()));
    this.#tick();
  }

  /** Accepts a connection. @returns the handler of its client's messages; undefined while the shop stops */
  meet(name: ChannelName, wire: Wire): Connection | undefined {
    const channel = this.#channels.get(name);
    const connections = this.#connections.get(name);
    if (this.#stopped || channel === undefined || connections === undefined) return undefined;
    const { clock, check, note, onTrouble } = this.#options;
    const followable = name === 'follow' ? this.#options.followable : undefined;
    const heardOf = (position: Position) => this.#heardOf(position);
    const connection = new Connection({ channel, wire, clock, check, heardOf, note, followable, onTrouble });
    connections.add(connection);
    return connection;
  }

  /** Removes a connection that has ended. */
  part(name: ChannelName, connection: Connection): void {
    connection.gone();
    this.#connections.get(name)?.delete(connection);
  }

  /** Returns the status of each channel. */
  status(): readonly ChannelStatus[] {
    return CHANNELS.map((channel) => ({
      channel,
      connections: this.#connections.get(channel)?.size ?? 0,
      told: this.#channels.get(channel)?.told ?? 0,
      cut: this.#channels.get(channel)?.cut ?? 0,
      landsMs: Math.max(
        0,
        ...this.#options.sources.flatMap((one) => (one.channel === channel ? one.landsMs : [])),
      ),
    }));
  }

  /** Returns the status of each channel, with the connections of all nodes. */
  statusOfAll(): readonly ChannelStatus[] {
    const others = this.#options.nodes?.others ?? [];
    return this.status().map((one) => ({
      ...one,
      connections: others.reduce(
        (sum, { connections }) => sum + (connections[one.channel] ?? 0),
        one.connections,
      ),
    }));
  }

  /** Returns the number of open connections of all nodes. */
  connectionsOfAll(): number {
    return this.statusOfAll().reduce((sum, { connections }) => sum + connections, 0);
  }

  /** Returns the number of open connections of this node. */
  connections(): number {
    return this.status().reduce((sum, { connections }) => sum + connections, 0);
  }

  /** Returns the number of logged-in players with an open connection, on any node. */
  players(): number {
    const others = this.#options.nodes?.others ?? [];
    return new Set([...this.#listening(), ...others.flatMap(({ listening }) => listening)]).size;
  }

  /** Returns what this node tells the others. */
  report(): Pick<NodeReport, 'connections' | 'listening'> {
    return {
      connections: Object.fromEntries(
        this.status().map(({ channel, connections }) => [channel, connections]),
      ),
      listening: [...this.#listening()],
    };
  }

  #listening(): ReadonlySet<string> {
    const ids = new Set<string>();
    for (const connections of this.#connections.values())
      for (const { playerId } of connections) if (playerId !== undefined) ids.add(playerId);
    return ids;
  }

  /** Ends every connection and accepts no more. */
  stop(): void {
    this.#stopped = true;
    this.#deaf();
    for (const timer of this.#timers) clearInterval(timer);
    for (const connections of this.#connections.values())
      for (const connection of connections) connection.close('going-away');
  }

  async #heardOf(position: Position): Promise<unknown> {
    return this.#options.store.node?.follower.reached(ordinalOf(position), HEARD_MS);
  }

  #hear(...[stream, committed, { position, time }]: Parameters<CommitListener>): void {
    for (const channel of this.#channels.values()) channel.reach(position);
    let after = committed.length;
    for (const event of committed) {
      after -= 1;
      if (!this.#sources.has(event.type)) continue;
      const place = after === 0 ? position : positionOf(ordinalOf(position) - after);
      this.#take(event, { position: place, stream, time });
    }
  }

  /** Repeats a task. A failure is reported once in a row: thrown from a timer, it would end the process. */
  #every(ms: number, act: () => void): void {
    let failing = false;
    const timer = setInterval(() => {
      try {
        act();
        failing = false;
      } catch (error) {
        if (!failing) this.#options.onTrouble(error);
        failing = true;
      }
    }, ms);
    timer.unref();
    this.#timers.push(timer);
  }

  /** @param only the only channel to send to; all by default */
  #take(event: AnyEvent, place: EventPlace, only?: ChannelName): void {
    for (const { channel, landsMs, tell } of this.#sources.get(event.type) ?? []) {
      if (only !== undefined && channel !== only) continue;
      try {
        const tale = tell(event, place);
        if (tale === undefined) continue;
        if ('ends' in tale) this.#channels.get(channel)?.endFollowing(tale);
        else this.#channels.get(channel)?.take(new Message(tale, { ...place, landsMs }));
      } catch (error) {
        // Skip a message that cannot be made; the play itself is not affected.
        this.#options.onTrouble(error);
      }
    }
  }

  #tick(): void {
    const now = this.#options.clock();
    for (const channel of this.#channels.values()) {
      for (let more = true; more;) {
        more = channel.release(now);
        channel.tell(now);
      }
    }
  }

  #look(): void {
    const now = this.#options.clock();
    for (const connections of this.#connections.values())
      for (const connection of connections) connection.look(now);
  }

  /** Announces the counters if they have changed. */
  #announce(figures: Figures): void {
    const said = JSON.stringify(figures);
    if (said === this.#announced) return;
    this.#announced = said;
    this.#channels.get('drop')?.announce({ type: 'counters', ...figures });
  }
}
