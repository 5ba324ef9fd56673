import { type Place, streamOf } from '@skins/engine/kernel';
import { NOTHING_KNOWN, type Told, UNREADABLE, flowOf, waitsForAll } from './flow-name.ts';
import type { OpenRow, OpenRows } from './open-rows.ts';
import type { FlowRunner } from './runner.ts';
import type { Trouble } from './troubles.ts';

/** How long what is due may take; as long as the auditor gives it. */
const GRACE_MS = 600_000;

/** What operators can do about a flow. */
type Remedy = 'retry' | 'pause' | 'resume';

/** A flow as operators see it. Times in milliseconds since 1970. */
export interface FlowTold {
  /** of the event that began it */
  readonly place: Place;
  readonly stream: string;
  readonly state: 'waiting' | 'overdue' | 'parked' | 'paused';
  readonly waitsFor: Told;
  /** null when a flow failed that has begun nothing */
  readonly since: number | null;
  readonly due: number | null;
  /** in vain, since the start or the last retry */
  readonly tries: number;
  readonly lastError: string | null;
  readonly remedies: readonly Remedy[];
}

const REMEDIES: Readonly<Record<FlowTold['state'], readonly Remedy[]>> = {
  waiting: ['pause'],
  overdue: ['retry', 'pause'],
  parked: ['retry', 'pause'],
  paused: ['resume'],
};

type Named = Pick<OpenRow, 'place' | 'stream'> & Partial<OpenRow>;

/** What is open and what stands still, for operators and the watchdog. */
export class FlowListing {
  readonly #rows: OpenRows;
  readonly #runner: FlowRunner;
  readonly #clock: () => number;

  constructor(rows: OpenRows, runner: FlowRunner, clock: () => number) {
    this.#rows = rows;
    this.#runner = runner;
    this.#clock = clock;
  }

  count(): number {
    return this.#rows.count();
  }

  /** What is open, in the order of the places, after one of them or from the first. */
  open(after: Place | undefined, limit: number): Promise<FlowTold[]> {
    return this.#tellAll(this.#rows.page(after, limit));
  }

  /** What stands still: what failed or is paused in this process, and what is due for long; the oldest of these first. */
  stuck(limit: number): Promise<FlowTold[]> {
    const { troubles, paused } = this.#runner;
    const named = new Map<Place, Named>();
    for (const { flow, stream } of troubles.parked()) this.#add(named, flow, stream);
    for (const flow of paused) this.#add(named, flow, flow.includes('#') ? streamOf(flow) : flow);
    for (const row of this.overdue(limit)) named.set(row.place, row);
    return this.#tellAll([...named.values()].slice(0, limit));
  }

  /** What is due for long. */
  overdue(limit: number): OpenRow[] {
    return this.#rows.dueBy(this.#clock() - GRACE_MS, undefined, limit);
  }

  /** Adds what a flow has begun; its own name when that is nothing. */
  #add(named: Map<Place, Named>, flow: string, stream: string): void {
    const rows = this.#rowsOf(flow, stream);
    if (rows.length === 0) named.set(flow, { place: flow, stream });
    for (const row of rows) named.set(row.place, row);
  }

  #rowsOf(flow: string, stream: string): readonly OpenRow[] {
    const row = this.#rows.find(flow);
    if (row !== undefined) return [row];
    return flow === stream ? this.#rows.ofStream(stream) : [];
  }

  #tellAll(rows: readonly Named[]): Promise<FlowTold[]> {
    return Promise.all(rows.map((row) => this.tell(row)));
  }

  /** What there is to say of a row. */
  async tell({ place, stream, since, due }: Named): Promise<FlowTold> {
    const flow = place.includes('#') ? flowOf(place) : place;
    const trouble = this.#runner.troubles.find(stream, flow);
    const state = this.#stateOf(flow, due, trouble);
    return {
      place,
      stream,
      state,
      waitsFor: await this.#waitsFor(stream, flow),
      since: since ?? null,
      due: due ?? null,
      tries: trouble?.tries ?? 0,
      lastError: trouble?.error ?? null,
      remedies: REMEDIES[state],
    };
  }

  #stateOf(flow: string, due: number | undefined, trouble: Trouble | undefined): FlowTold['state'] {
    if (this.#runner.paused.has(flow)) return 'paused';
    if (trouble?.parked === true) return 'parked';
    return due !== undefined && due <= this.#clock() - GRACE_MS ? 'overdue' : 'waiting';
  }

  async #waitsFor(stream: string, flow: string): Promise<Told> {
    try {
      const asked = (await this.#runner.asked(stream)).get(flow) ?? [];
      return asked.length === 0 ? NOTHING_KNOWN : waitsForAll(asked);
    } catch {
      return UNREADABLE;
    }
  }
}
