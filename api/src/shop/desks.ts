import * as list from '../slices/index.ts';
import { guardEntry } from '../foundation/guards/index.ts';
import { flowOrder, flowPause } from '../foundation/flows/index.ts';
import { nodeReport } from '../foundation/nodes/index.ts';
import type { Table } from '../foundation/tables/index.ts';
import type { AnyDesk, Desk, Foundation, Lists, OpenDesk } from './desk.ts';
import type { ApiSlice } from './slice.ts';

type List = typeof list;

type DeskIn<Slice> = Slice extends {
  readonly desk: () => Promise<{ readonly desk: Desk<infer _Needs, infer Own, infer Listed> }>;
}
  ? Own & Listed
  : never;

/** The desks of all slices, by their names. */
export type Desks = {
  readonly [Name in keyof List as List[Name] extends { readonly desk: unknown } ? Name : never]: DeskIn<
    List[Name]
  >;
};

/** All slices. A slice that needs a missing desk does not compile here. */
export const slices: readonly ApiSlice<object, Desks>[] = Object.values(list);

/** The open desks of a shop, and the places where their slices take part in it. */
export interface AllDesks {
  readonly desks: Desks;
  readonly opened: readonly OpenDesk<object>[];
  /** Starts work that needs the lists. */
  readonly begin: (lists: Lists) => void;
}

/** Checks the environment variables of all slices. @throws if one is invalid */
export async function checkSettings(environment: NodeJS.ProcessEnv): Promise<void> {
  for (const { checkSettings: check } of (await loadDesks()).values()) check?.(environment);
}

/** Returns the tables of all slices and of the foundation outside the log. */
export async function allTables(): Promise<readonly Table[]> {
  return [
    guardEntry,
    nodeReport,
    flowOrder,
    flowPause,
    ...[...(await loadDesks()).values()].flatMap(({ tables = [] }) => tables),
  ];
}

/** Opens the desks of all slices, each after those that it needs. */
export async function openDesks(foundation: Foundation): Promise<AllDesks> {
  const desks = emptyRecord();
  const opened: { readonly own: object; readonly open: OpenDesk<object> }[] = [];
  for (const [name, desk] of inOrder(await loadDesks())) {
    const open = await desk.open(foundation, desks);
    const own = { ...open.desk };
    Object.assign(desks, { [name]: own });
    opened.push({ own, open });
  }
  return {
    desks,
    opened: opened.map(({ open }) => open),
    begin(lists) {
      for (const { own, open } of opened) Object.assign(own, open.onLists?.(lists));
    },
  };
}

// Typed as complete from the start: a desk sees only desks that it needs, and those are open by then.
function emptyRecord(): Desks;
function emptyRecord(): object {
  return {};
}

async function loadDesks(): Promise<ReadonlyMap<string, AnyDesk<Desks>>> {
  const loading = slices.map(async ({ name, desk }): Promise<[string, AnyDesk<Desks>][]> =>
    desk === undefined ? [] : [[name, (await desk()).desk]],
  );
  return new Map((await Promise.all(loading)).flat());
}

/** Orders desks so that each follows those that it needs. */
function inOrder(all: ReadonlyMap<string, AnyDesk<Desks>>): ReadonlyMap<string, AnyDesk<Desks>> {
  const ordered = new Map<string, AnyDesk<Desks>>();
  const visit = (name: string): void => {
    const desk = all.get(name);
    if (desk === undefined || ordered.has(name)) return;
    for (const needed of Object.keys(desk.needs)) visit(needed);
    ordered.set(name, desk);
  };
  for (const name of all.keys()) visit(name);
  return ordered;
}
