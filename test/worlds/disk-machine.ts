import type { Scheduler } from 'fast-check';
import { begun } from './begun.ts';
import { Disk } from './disk.ts';
import { DiskFailed, DiskStore, type Fate } from './disk-store.ts';
import { Lists } from './holdings.ts';
import { Machine, newLife } from './machine.ts';
import type { Plant } from './plants.ts';
import { type Life, type Process, startProcess } from './process.ts';

/** A process, and the store that dies with it. */
interface Running {
  readonly process: Process;
  readonly store: DiskStore;
}

/** A machine whose disk, clock and processes follow a scheduler. */
export class DiskMachine extends Machine {
  readonly begun: number;
  readonly #scheduler: Scheduler;
  readonly #plant: Plant;
  readonly #running: Running[] = [];
  /** results of the next commits, in order; later ones are kept */
  readonly #fates: Fate[] = [];
  /** number of next reads that fail */
  #failingReads = 0;
  #disk: Disk;

  private constructor(scheduler: Scheduler, plant: Plant, disk: Disk) {
    super();
    this.#scheduler = scheduler;
    this.#plant = plant;
    this.#disk = disk;
    this.begun = disk.appends.length;
  }

  /** @param processes number of processes that share the disk */
  static async start(scheduler: Scheduler, processes: number, plant: Plant): Promise<DiskMachine> {
    const machine = new DiskMachine(scheduler, plant, await Disk.of((await begun()).appends));
    for (let n = 0; n < processes; n += 1) machine.#running.push(await machine.#started());
    return machine;
  }

  get disk(): Disk {
    return this.#disk;
  }

  get processes(): readonly Process[] {
    return this.#running.map(({ process }) => process);
  }

  get exact(): boolean {
    return this.#running.length === 1;
  }

  /** Kills and restarts a process, with its clock set right meanwhile. */
  async crash(n: number, reached: boolean): Promise<void> {
    const at = n % this.#running.length;
    const { process, store } = this.#running[at] ?? fail();
    process.life.dead = true;
    await this.#disk.outlive(store.die(), reached);
    if (this.#plant.survivors !== undefined)
      this.#disk = await Disk.of(this.#plant.survivors(this.#disk.appends, this.begun));
    this.book.demandKept(this.#disk);
    await this.lookAtList(process);
    this.clock.offset = 0;
    this.#running[at] = await this.#started(process);
  }

  doom(fate: Fate): void {
    this.#fates.push(fate);
  }

  failReads(reads: number): void {
    this.#failingReads = reads;
  }

  /**
   * Lets time pass, unless several processes run and one is committing: no commit takes longer than their clocks may
   * differ.
   */
  async pass(ms: number): Promise<void> {
    const waits = this.#running.length > 1 && this.#running.some(({ store }) => store.busy);
    if (!waits) await this.clock.forward(ms, async () => undefined);
  }

  calm(): void {
    this.#fates.length = 0;
    this.#failingReads = 0;
    this.clock.offset = 0;
    for (const { life } of this.processes) life.calm = true;
  }

  /** The scheduler decides. */
  async breathe(): Promise<void> {}

  async idle(): Promise<void> {
    for (let turns = 0; turns < 3; turns += 1)
      for (const { flows, projector } of this.processes) {
        // A start finds open flows in the lists, so they must be up to date.
        await projector.catchUp();
        await flows.started();
        await flows.idle();
        await new Promise((resolve) => setImmediate(resolve));
      }
  }

  rest(): Promise<void> {
    return this.idle();
  }

  async close(): Promise<void> {
    for (const { life, lists } of this.processes) {
      life.dead = true;
      lists.database.close();
    }
  }

  /** Commits keep it up to date. */
  protected async read(): Promise<void> {}

  protected override isTrouble(error: unknown): boolean {
    return error instanceof DiskFailed || super.isTrouble(error);
  }

  async #started(before?: Process): Promise<Running> {
    const life = newLife(true);
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
    life.calm = before?.life.calm ?? false;
    const delay = () => this.#turn(life, 'the lists are brought up to date');
    planted.subscribe(() => void this.project(process, delay));
    return { process, store };
  }

  #storeOf(life: Life): DiskStore {
    return new DiskStore(this.#disk, {
      turn: (what) => this.#turn(life, what),
      delays: (stream) => !life.calm && !/^(rules|catalogue|stops|provider|delivery)-/.test(stream),
      fate: () => this.#fates.shift() ?? 'kept',
      readFails: () => !life.calm && this.#failingReads > 0 && this.#failingReads-- > 0,
      written: (time) => this.demandClock(time),
    });
  }

  async #turn(life: Life, what: string): Promise<void> {
    if (!life.dead && !life.calm) await this.#scheduler.schedule(Promise.resolve(), what);
    if (life.dead) await Promise.withResolvers<never>().promise;
  }
}

function fail(): never {
  throw new Error('a machine has a process');
}
