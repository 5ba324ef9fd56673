import type { Scheduler } from 'fast-check';
import { TooManyConflicts, WritingStopped } from '@skins/api/foundation/runtime';
import { NoRoom } from '@skins/api/foundation/store';
import { playerStream } from '@skins/engine/accounts';
import { RainAnnounced, joinedAt } from '@skins/engine/redpackets';
import { deviceOf } from '../redpackets/orders.ts';
import { begun } from './begun.ts';
import { Book, type Request } from './book.ts';
import { Disk } from './disk.ts';
import { DiskFailed, DiskStore, type Fate } from './disk-store.ts';
import { Lists } from './holdings.ts';
import { Ledger } from './ledger.ts';
import type { Plant } from './plants.ts';
import { type Life, type Process, startProcess } from './process.ts';
import { WorldClock } from './world-clock.ts';

/** A clock that is off by so many milliseconds is wrong; one off by less than a quarter of that is right. */
const WRONG_MS = 2_000;

/** A process, and the store that dies with it. */
interface Running {
  readonly process: Process;
  readonly store: DiskStore;
}

/** A machine that runs a shop: the scheduler decides what happens to its disk, clock and processes. */
export class Machine {
  readonly clock = new WorldClock();
  readonly book = new Book();
  /** results of the next commits, in order; later ones are kept */
  readonly fates: Fate[] = [];
  /** number of next reads that fail */
  failingReads = 0;
  /** number of appends at the start */
  readonly begun: number;
  readonly #scheduler: Scheduler;
  readonly #plant: Plant;
  readonly #running: Running[] = [];
  #disk: Disk;

  private constructor(scheduler: Scheduler, plant: Plant, disk: Disk) {
    this.#scheduler = scheduler;
    this.#plant = plant;
    this.#disk = disk;
    this.begun = disk.appends.length;
  }

  /** @param processes number of processes that share the disk */
  static async start(scheduler: Scheduler, processes: number, plant: Plant): Promise<Machine> {
    const machine = new Machine(scheduler, plant, await Disk.of((await begun()).appends));
    for (let n = 0; n < processes; n += 1) machine.#running.push(await machine.#started());
    return machine;
  }

  get disk(): Disk {
    return this.#disk;
  }

  get processes(): readonly Process[] {
    return this.#running.map(({ process }) => process);
  }

  /** Returns one of the processes, by any number. */
  process(n: number): Process {
    const { process } = this.#running[n % this.#running.length] ?? fail();
    return process;
  }

  /** Sends a request; its result goes into the book when it arrives. */
  async send(request: Request, process: Process): Promise<void> {
    try {
      this.book.hear(request, await process.ask(request), this.#disk);
    } catch (error) {
      this.#mind(request.said, error);
    }
  }

  /** Reads a player's state, like the player's own screens. */
  async look(playerId: string, process: Process): Promise<void> {
    try {
      await this.#look(playerId, process);
    } catch (error) {
      this.#mind(`${playerId} looks`, error);
    }
  }

  async #look(playerId: string, process: Process): Promise<void> {
    const stream = playerStream(playerId);
    // Everything that this process committed before must be visible.
    const least = process.life.answered.get(stream) ?? 0;
    const disk = this.#disk;
    const { state, version } = await process.game.streams.player.read(stream);
    if (version > disk.versionOf(stream)) this.book.add([`${stream} was seen before it was on the disk`]);
    if (version < least) this.book.add([`${stream} was seen at ${version}, after ${least} was answered`]);
    const { balance, items, userSeed } = new Ledger(disk.appends).holding(stream, version);
    const [seen, due] = [
      [state.wallet.balance, state.bag.items.length, state.seeds.userSeed],
      [balance, items, userSeed],
    ].map((all) => JSON.stringify(all));
    if (seen !== due) this.book.add([`${stream} was seen with ${seen} instead of ${due} at ${version}`]);
  }

  /** Announces the next rain. */
  async announceRain({ rains }: Process): Promise<void> {
    try {
      await rains.sweep();
    } catch (error) {
      this.#mind('a rain is announced', error);
    }
  }

  /** Asks for a packet of the newest rain, if the player joined it. */
  async grab(player: string, { game, rains }: Process): Promise<void> {
    const { rain } = this;
    if (rain === undefined) return;
    try {
      const { state } = await game.streams.player.read(playerStream(player));
      if (joinedAt(state.redpackets, rain.stream) === undefined) return;
      await rains.grabs.grab(rain.stream, { player, device: deviceOf(player) });
    } catch (error) {
      this.#mind(`${player} grabs`, error);
    }
  }

  /** The newest announced rain. */
  get rain(): { readonly stream: string; readonly start: number } | undefined {
    for (const { stream, events } of this.#disk.appends.toReversed())
      for (const event of events) if (RainAnnounced.is(event)) return { stream, start: event.data.start };
    return undefined;
  }

  /** Reads a list. */
  lookAtList({ lists }: Process): void {
    this.book.add([lists.fault(this.#disk.appends, this.#disk.events)]);
  }

  /**
   * Kills and restarts a process, with its clock set right meanwhile. @param reached whether its commit under way
   * reached the disk
   */
  async crash(n: number, reached: boolean): Promise<void> {
    const at = n % this.#running.length;
    const { process, store } = this.#running[at] ?? fail();
    process.life.dead = true;
    await this.#disk.outlive(store.die(), reached);
    if (this.#plant.survivors !== undefined)
      this.#disk = await Disk.of(this.#plant.survivors(this.#disk.appends, this.begun));
    this.book.demandKept(this.#disk);
    this.lookAtList(process);
    this.clock.offset = 0;
    this.#running[at] = await this.#started(process);
  }

  /**
   * Lets time pass, unless several processes run and one is committing: no commit takes longer than their clocks may
   * differ.
   */
  async pass(ms: number): Promise<void> {
    const waits = this.#running.length > 1 && this.#running.some(({ store }) => store.busy);
    if (!waits) await this.clock.forward(ms, async () => undefined);
  }

  /** From now on everything succeeds immediately. */
  calm(): void {
    this.fates.length = 0;
    this.failingReads = 0;
    this.clock.offset = 0;
    for (const { life } of this.processes) life.calm = true;
  }

  close(): void {
    for (const { life, lists } of this.processes) {
      life.dead = true;
      lists.database.close();
    }
  }

  async #started(before?: Process): Promise<Running> {
    const life: Life = { dead: false, calm: true, nudged: false, answered: new Map() };
    const store = this.#storeOf(life);
    const planted = this.#plant.store?.(store, this.#disk) ?? store;
    const lists = before?.lists ?? new Lists((await begun()).lists);
    const process = await startProcess({
      store: planted,
      lists,
      clock: this.clock,
      life,
      plant: this.#plant,
    });
    // Without later appends of other processes, which this process has not heard of.
    process.game.runtime.onCommit((stream, _events, { position }) =>
      life.answered.set(stream, this.#disk.versionAt(stream, position)),
    );
    life.calm = before?.life.calm ?? false;
    planted.subscribe(() => void this.#project(process));
    return { process, store };
  }

  #storeOf(life: Life): DiskStore {
    return new DiskStore(this.#disk, {
      turn: (what) => this.#turn(life, what),
      delays: (stream) => !life.calm && !/^(rules|catalogue|stops|provider|delivery)-/.test(stream),
      fate: () => this.fates.shift() ?? 'kept',
      readFails: () => !life.calm && this.failingReads > 0 && this.failingReads-- > 0,
      written: (time) => this.#demandClock(time),
    });
  }

  async #turn(life: Life, what: string): Promise<void> {
    if (!life.dead && !life.calm) await this.#scheduler.schedule(Promise.resolve(), what);
    if (life.dead) await Promise.withResolvers<never>().promise;
  }

  /** Projects new events after a delay, and retries on failure. */
  async #project(process: Process): Promise<void> {
    const { life, projector } = process;
    if (life.nudged) return;
    life.nudged = true;
    await this.#turn(life, 'the lists are brought up to date');
    life.nudged = false;
    try {
      await projector.catchUp();
    } catch (error) {
      this.#mind('the lists are brought up to date', error);
      if (isTrouble(error)) void this.#project(process);
    }
  }

  #mind(what: string, error: unknown): void {
    if (!isTrouble(error)) this.book.add([`${what}: ${String(error)}`]);
  }

  #demandClock(time: number): void {
    const { offset } = this.clock;
    if (Math.abs(offset) > WRONG_MS)
      this.book.add([`${time} was written by a clock that is off by ${offset}`]);
  }
}

/** Errors after which the same command may be resent. */
const isTrouble = (error: unknown): boolean =>
  error instanceof DiskFailed ||
  error instanceof NoRoom ||
  error instanceof WritingStopped ||
  error instanceof TooManyConflicts;

function fail(): never {
  throw new Error('a machine has a process');
}
