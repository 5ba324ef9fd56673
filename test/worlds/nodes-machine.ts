import { setTimeout as after } from 'node:timers/promises';
import { isSetting } from '@skins/api/foundation/game';
import {
  type Append,
  type Appended,
  type AppendedTogether,
  type EventStore,
  type LogStore,
  type PlacedAppend,
  START,
} from '@skins/api/foundation/store';
import { LostConnection } from '../../api/src/foundation/store/postgres/connections.ts';
import { openPostgresReader, openPostgresStore } from '../../api/src/foundation/store/postgres/open.ts';
import type { PostgresReader } from '../../api/src/foundation/store/postgres/reader.ts';
import type { Random } from '../audit/random.ts';
import { PassingStore } from '../flows/recorded-store.ts';
import { type CutProxy, startProxy } from '../postgres/cut-proxy.ts';
import type { PostgresServer } from '../postgres/server.ts';
import { begun } from './begun.ts';
import { Disk } from './disk.ts';
import type { Fate } from './disk-store.ts';
import { Lists } from './holdings.ts';
import { Machine, newLife } from './machine.ts';
import type { Plant } from './plants.ts';
import { type Process, startProcess } from './process.ts';
import { appendIn } from './appends-read.ts';

/** Longest pause between two happenings, in milliseconds: some requests meet, others do not. */
const BREATH_MS = 12;
/** Time in which a node reaches the database again, in milliseconds. */
const PATIENCE_MS = 5_000;
/** Longest wait for a takeover of the lease, in milliseconds. */
const TAKEOVER_MS = 30_000;
const LOOK_MS = 10;
const NAMES = ['a', 'b'];
const EVERYTHING = 100_000;

/** A node, with its own way to the database. */
interface Running {
  readonly name: string;
  readonly process: Process;
  readonly store: LogStore;
  readonly way: CutProxy;
}

/** Tells of each append before it is sent to the log. */
class ToldStore extends PassingStore {
  readonly #tell: (append: Append) => void;
  constructor(inner: EventStore, tell: (append: Append) => void) {
    super(inner);
    this.#tell = tell;
  }
  override append(append: Append): Promise<Appended> {
    this.#tell(append);
    return super.append(append);
  }
  override appendTogether(appends: readonly Append[]): Promise<AppendedTogether> {
    for (const append of appends) this.#tell(append);
    return super.appendTogether(appends);
  }
}

/**
 * Two nodes on one log in PostgreSQL. The shops follow the world's clock. The database follows the real clock, and nodes compare themselves with
 * it. Concurrent steps may end in another order in each run.
 */
export class NodesMachine extends Machine {
  readonly exact = true;
  readonly begun: number;
  readonly disk: Disk;
  readonly #server: PostgresServer;
  readonly #address: string;
  readonly #reader: PostgresReader;
  readonly #plant: Plant;
  readonly #random: Random;
  readonly #running: Running[] = [];
  /** appends that were tried, by stream and command */
  readonly #tried = new Map<string, Append[]>();
  readonly #sending = new Set<Promise<void>>();
  /** what ends by itself */
  readonly #ending: Promise<unknown>[] = [];
  #reading: Promise<void> = Promise.resolve();
  #dooms = 0;

  private constructor(
    log: { readonly server: PostgresServer; readonly address: string; readonly reader: PostgresReader },
    disk: Disk,
    { plant, random }: { readonly plant: Plant; readonly random: Random },
  ) {
    super();
    this.#server = log.server;
    this.#address = log.address;
    this.#reader = log.reader;
    this.disk = disk;
    this.begun = disk.appends.length;
    this.#plant = plant;
    this.#random = random;
  }

  /** @param random decides about pauses */
  static async start(
    server: PostgresServer,
    given: { readonly plant: Plant; readonly random: Random },
  ): Promise<NodesMachine> {
    const address = await server.newStore();
    const { appends } = await begun();
    const first = await openPostgresStore(address);
    for (const append of appends) await first.append(append);
    await first.close();
    const reader = await openPostgresReader(address);
    const machine = new NodesMachine({ server, address, reader }, await Disk.of(appends), given);
    for (const name of NAMES) machine.#running.push(await machine.#started(name));
    return machine;
  }

  get processes(): readonly Process[] {
    return this.#running.map(({ process }) => process);
  }

  override send(...sent: Parameters<Machine['send']>): Promise<void> {
    return this.#under(super.send(...sent));
  }
  override look(...looks: Parameters<Machine['look']>): Promise<void> {
    return this.#under(super.look(...looks));
  }
  override announceRain(process: Process): Promise<void> {
    return this.#under(super.announceRain(process));
  }
  override grab(player: string, process: Process): Promise<void> {
    return this.#under(super.grab(player, process));
  }

  /**
   * Stops a node and starts it again. Without a clean stop its connections are cut, and a new process of its name replaces its fence.
   * @param reached whether the stop is clean
   */
  async crash(n: number, reached: boolean): Promise<void> {
    const at = n % this.#running.length;
    const former = this.#running[at];
    if (former === undefined) throw new Error('a machine has a process');
    const { name, process, way } = former;
    process.life.dead = true;
    if (reached) await ended(former);
    else way.cut();
    const lists = new Lists(process.lists.database.serialize());
    await this.read();
    this.book.demandKept(this.disk);
    this.clock.offset = 0;
    this.#running[at] = await this.#started(name, lists);
    this.#ending.push(buried(former));
    await this.lookAtList(this.process(at));
  }

  /** The connection of a coming commit is lost, before the database has read it or before its answer arrives. */
  doom(fate: Fate): void {
    this.#dooms += 1;
    const { way } = this.#running[this.#dooms % this.#running.length] ?? {};
    if (fate === 'lost') way?.cutNext('log_append', 'request');
    else if (fate === 'kept-unheard') way?.cutNext('log_append', 'answer');
    else if (fate === 'no-room') way?.cut();
  }

  /** A node loses its connections. */
  failReads(reads: number): void {
    this.#running[reads % this.#running.length]?.way.cut();
  }

  async pass(ms: number): Promise<void> {
    await this.clock.forward(ms, async () => undefined);
  }

  calm(): void {
    this.clock.offset = 0;
    for (const { process, way } of this.#running) {
      process.life.calm = true;
      // Nothing holds this text, so nothing is cut.
      way.cutNext('\u0000calm', 'request');
    }
  }

  async breathe(): Promise<void> {
    await after(this.#random.below(BREATH_MS));
  }

  async idle(): Promise<void> {
    for (const { flows } of this.processes) {
      await flows.idle();
      await new Promise((resolve) => setImmediate(resolve));
    }
  }

  async rest(): Promise<void> {
    for (let still = 0; still < 3; still += 1) {
      await Promise.all(this.#sending);
      await this.#led();
      await this.read();
      const { events, appends } = this.disk;
      const before = appends.length;
      for (const { process, store } of this.#running) {
        if ((await store.node?.follower.reached(events)) === false)
          this.book.add([`a node has heard of ${store.node?.follower.heard} events of ${events}`]);
        await process.projector.catchUp();
        await process.flows.started();
        await process.flows.idle();
      }
      await after(LOOK_MS);
      await this.read();
      if (appends.length > before || this.#sending.size > 0) still = -1;
    }
    await this.#demandSame();
  }

  async close(): Promise<void> {
    for (const running of this.#running) {
      running.process.life.dead = true;
      this.#ending.push(buried(running));
    }
    await Promise.all(this.#ending);
    await this.#reader.close();
    this.#server.giveBack(this.#address);
  }

  /** Reads new appends, one reader after the other. */
  protected read(): Promise<void> {
    this.#reading = this.#reading.then(() => this.#readOn());
    return this.#reading;
  }

  protected override isTrouble(error: unknown): boolean {
    return error instanceof LostConnection || super.isTrouble(error);
  }

  async #readOn(): Promise<void> {
    for await (const page of this.#reader.pages())
      for (const placed of page) if (placed.append > this.disk.appends.length) await this.#take(placed);
  }

  async #take(placed: PlacedAppend): Promise<void> {
    const { stream, id } = placed.head;
    const append = appendIn(placed, this.#tried.get(`${stream} ${id}`) ?? []);
    const [kept] = await this.disk.keep([{ appends: [append], sound: Promise.resolve() }]);
    if (kept?.status !== 'fulfilled' || kept.value.kind !== 'appended')
      throw new Error(`append ${placed.append} contradicts those before it: ${JSON.stringify(kept)}`);
  }

  async #started(name: string, known?: Lists): Promise<Running> {
    const life = newLife(false);
    const way = await startProxy(this.#server.url);
    const store = await openPostgresStore(way.through(this.#address), {
      node: { name, isSetting },
      patienceMs: PATIENCE_MS,
      onBroken: (reason) => {
        if (!life.dead) this.book.add([`node ${name} can write no more: ${String(reason)}`]);
      },
    });
    const told = new ToldStore(store, (append) => this.#tell(append));
    const planted = this.#plant.store?.(told, this.disk) ?? told;
    const lists = known ?? new Lists((await begun()).lists);
    const process = await startProcess({
      store: planted,
      lists,
      clock: this.clock,
      life,
      plant: this.#plant,
    });
    const delay = async () => void (await new Promise((resolve) => setImmediate(resolve)));
    planted.subscribe(() => void this.project(process, delay));
    return { name, process, store, way };
  }

  #tell(append: Append): void {
    this.demandClock(append.time);
    const place = `${append.stream} ${append.command.id}`;
    this.#tried.set(place, [...(this.#tried.get(place) ?? []), structuredClone(append)]);
  }

  /** Waits until a node leads. */
  async #led(): Promise<void> {
    for (const until = Date.now() + TAKEOVER_MS; ; await after(LOOK_MS)) {
      if (this.#running.some(({ store }) => store.node?.lease.generation !== undefined)) return;
      if (Date.now() > until) throw new Error('no node leads');
    }
  }

  /** Compares the log of the database with the records of the appends that were read. */
  async #demandSame(): Promise<void> {
    const [kept, due] = await Promise.all(
      [this.#reader, this.disk.log].map((log) => log.readAll(START, EVERYTHING)),
    );
    if (JSON.stringify(kept) !== JSON.stringify(due))
      this.book.add(['the records in the database are not those of its appends']);
  }

  #under(work: Promise<void>): Promise<void> {
    const under = work.finally(() => this.#sending.delete(under));
    this.#sending.add(under);
    return under;
  }
}

/** Stops a process; calls under way fail. */
async function ended({ process, store }: Running): Promise<void> {
  await process.flows.stop();
  await store.close();
}

async function buried(running: Running): Promise<void> {
  await ended(running);
  await running.way.close();
  running.process.lists.database.close();
}
