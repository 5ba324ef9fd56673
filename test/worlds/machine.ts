import { TooManyConflicts, WritingStopped } from '@skins/api/foundation/runtime';
import { NoRoom } from '@skins/api/foundation/store';
import { playerStream } from '@skins/engine/accounts';
import { RainAnnounced, joinedAt } from '@skins/engine/redpackets';
import { deviceOf } from '../redpackets/orders.ts';
import { Book, type Request } from './book.ts';
import type { Disk } from './disk.ts';
import type { Fate } from './disk-store.ts';
import { Ledger } from './ledger.ts';
import type { Life, Process } from './process.ts';
import { WorldClock } from './world-clock.ts';

/** A clock that is off by so many milliseconds is wrong; one off by less than a quarter of that is right. */
const WRONG_MS = 2_000;

/** Returns the life of a process that starts. */
export const newLife = (calm: boolean): Life => ({ dead: false, calm, nudged: false, answered: new Map() });

/** A machine that runs a shop in one process or several, with everything that happens to it. */
export abstract class Machine {
  readonly clock = new WorldClock();
  readonly book = new Book();

  /** everything that was committed */
  abstract readonly disk: Disk;
  /** number of appends at the start */
  abstract readonly begun: number;
  abstract readonly processes: readonly Process[];
  /** whether each process decides on the latest state of everything: otherwise on games as it knows them, which may be older */
  abstract readonly exact: boolean;

  /** Returns one of the processes, by any number. */
  process(n: number): Process {
    const { processes } = this;
    const process = processes[n % processes.length];
    if (process === undefined) throw new Error('a machine has a process');
    return process;
  }

  /** Sends a request; its result goes into the book when it arrives. */
  async send(request: Request, process: Process): Promise<void> {
    try {
      const answer = await process.ask(request);
      await this.read();
      this.book.hear(request, answer, this.disk);
    } catch (error) {
      this.mind(request.said, error, process);
    }
  }

  /** Reads a player's state, like the player's own screens. */
  async look(playerId: string, process: Process): Promise<void> {
    try {
      await this.#look(playerId, process);
    } catch (error) {
      this.mind(`${playerId} looks`, error, process);
    }
  }

  async #look(playerId: string, process: Process): Promise<void> {
    const stream = playerStream(playerId);
    // Everything that this process committed before must be visible.
    const least = process.life.answered.get(stream) ?? 0;
    const { state, version } = await process.game.streams.player.read(stream);
    await this.read();
    const { disk } = this;
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
  async announceRain(process: Process): Promise<void> {
    try {
      await process.rains.sweep();
    } catch (error) {
      this.mind('a rain is announced', error, process);
    }
  }

  /** Asks for a packet of the newest rain, if the player joined it. */
  async grab(player: string, process: Process): Promise<void> {
    const { rain } = this;
    if (rain === undefined) return;
    const { game, rains } = process;
    try {
      const { state } = await game.streams.player.read(playerStream(player));
      if (joinedAt(state.redpackets, rain.stream) === undefined) return;
      await rains.grabs.grab(rain.stream, { player, device: deviceOf(player) });
    } catch (error) {
      this.mind(`${player} grabs`, error, process);
    }
  }

  /** The newest announced rain. */
  get rain(): { readonly stream: string; readonly start: number } | undefined {
    for (const { stream, events } of this.disk.appends.toReversed())
      for (const event of events) if (RainAnnounced.is(event)) return { stream, start: event.data.start };
    return undefined;
  }

  /** Reads a list. */
  async lookAtList({ lists }: Process): Promise<void> {
    await this.read();
    this.book.add([lists.fault(this.disk.appends, this.disk.events)]);
  }

  /** Ends and restarts a process. @param reached whether its commit under way reached the disk */
  abstract crash(n: number, reached: boolean): Promise<void>;

  /** Decides the result of a coming commit. */
  abstract doom(fate: Fate): void;

  /** Lets the next reads fail. */
  abstract failReads(reads: number): void;

  /** Lets time pass. */
  abstract pass(ms: number): Promise<void>;

  /** From now on everything succeeds immediately. */
  abstract calm(): void;

  /** Waits until what has happened is under way. */
  abstract breathe(): Promise<void>;

  /** Waits until nothing is under way in any process. */
  abstract idle(): Promise<void>;

  /** Waits until nothing can be done before something happens, in the processes or between them. */
  abstract rest(): Promise<void>;

  abstract close(): Promise<void>;

  /** Brings `disk` up to date. */
  protected abstract read(): Promise<void>;

  /** Returns whether the same command may be resent after an error. */
  protected isTrouble(error: unknown): boolean {
    return error instanceof NoRoom || error instanceof WritingStopped || error instanceof TooManyConflicts;
  }

  protected mind(what: string, error: unknown, { life }: Pick<Process, 'life'>): void {
    if (!life.dead && !this.isTrouble(error)) this.book.add([`${what}: ${String(error)}`]);
  }

  protected demandClock(time: number): void {
    const { offset } = this.clock;
    if (Math.abs(offset) > WRONG_MS)
      this.book.add([`${time} was written by a clock that is off by ${offset}`]);
  }

  /** Projects new events after a delay, and retries on failure. */
  protected async project(process: Process, delay: () => Promise<void>): Promise<void> {
    const { life, projector } = process;
    if (life.nudged) return;
    life.nudged = true;
    await delay();
    life.nudged = false;
    if (life.dead) return;
    try {
      await projector.catchUp();
    } catch (error) {
      this.mind('the lists are brought up to date', error, process);
      if (this.isTrouble(error)) void this.project(process, delay);
    }
  }
}
