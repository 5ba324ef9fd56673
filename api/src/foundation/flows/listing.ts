import type { Place } from '@skins/engine/kernel';
import { NOTHING_KNOWN, type Told, UNREADABLE, flowOf, streamOfFlow, waitsForAll } from './flow-name.ts';
import type { OpenRow, OpenRows } from './open-rows.ts';
import type { Pause } from './pause.ts';
import type { FlowRunner } from './runner.ts';
import type { Trouble } from './troubles.ts';

/** Grace period for due flows in milliseconds; the same as the auditor's. */
const GRACE_MS = 600_000;

/** An operator's action on a flow. */
export type Remedy = 'retry' | 'pause' | 'resume';

/** A flow as operators see it. Times in milliseconds since 1970. */
export interface FlowTold {
  /** place of the event that began it */
  readonly place: Place;
  readonly stream: string;
  readonly state: 'waiting' | 'overdue' | 'parked' | 'paused';
  readonly waitsFor: Told;
  /** null for a failed flow without a begin event */
  readonly since: number | null;
  readonly due: number | null;
  /** failed tries since the start or the last retry */
  readonly tries: number;
  readonly lastError: string | null;
  /** null unless it is paused */
  readonly paused: Pause | null;
  readonly remedies: readonly Remedy[];
}

const REMEDIES: Readonly<Record<FlowTold['state'], readonly Remedy[]>> = {
  waiting: ['pause'],
  overdue: ['retry', 'pause'],
  parked: ['retry', 'pause'],
  paused: ['resume'],
};

type Named = Pick<OpenRow, 'place' | 'stream'> & Partial<OpenRow>;

/** Lists open and stuck flows, for operators and the watchdog. */
export class FlowListing {
  readonly #rows: OpenRows;
  readonly #runner: FlowRunner;
  readonly #clock: () => number;

  readonly #others: () => readonly Trouble[];

  /** @param others failures on other nodes, if there are several */
  constructor(
    rows: OpenRows,
    runner: FlowRunner,
    clock: () => number,
    others: () => readonly Trouble[] = () => [],
  ) {
    this.#others = others;
    this.#rows = rows;
    this.#runner = runner;
    this.#clock = clock;
  }

  count(): number {
    return this.#rows.count();
  }

  /** Returns open flows by place, after the given place or from the first. */
  open(after: Place | undefined, limit: number): Promise<FlowTold[]> {
    return this.#tellAll(this.#rows.page(after, limit));
  }

  /** Returns stuck flows: those that failed or are paused, on any node, then those overdue, the oldest first. */
  stuck(limit: number): Promise<FlowTold[]> {
    const { troubles, paused } = this.#runner;
    const named = new Map<Place, Named>();
    const parked = [...troubles.parked(), ...this.#others().filter((one) => one.parked)];
    for (const { flow, stream } of parked) this.#add(named, flow, stream);
    for (const flow of paused.keys()) this.#add(named, flow, streamOfFlow(flow));
    for (const row of this.overdue(limit)) named.set(row.place, row);
    return this.#tellAll([...named.values()].slice(0, limit));
  }

  /** Returns an open or stuck flow by its place; undefined if there is none. */
  async find(place: Place): Promise<FlowTold | undefined> {
    const row = this.#rows.find(place);
    if (row !== undefined) return this.tell(row);
    return (await this.stuck(Number.MAX_SAFE_INTEGER)).find((flow) => flow.place === place);
  }

  /** Returns rows that are overdue beyond the grace period. */
  overdue(limit: number): OpenRow[] {
    return this.#rows.dueBy(this.#clock() - GRACE_MS, undefined, limit);
  }

  /** Adds the open rows of a flow; the flow itself if it has none. */
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

  /** Describes a row. */
  async tell({ place, stream, since, due }: Named): Promise<FlowTold> {
    const flow = flowOf(place);
    const trouble =
      this.#runner.troubles.find(stream, flow) ??
      this.#others().find((one) => one.stream === stream && (one.flow === flow || one.flow === stream));
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
      paused: this.#runner.paused.get(flow) ?? null,
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
