import * as list from '../slices/index.ts';
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

/** All slices. A slice that needs a desk that nobody has does not compile here. */
export const slices: readonly ApiSlice<object, Desks>[] = Object.values(list);

/** The open desks of a shop, and the places where their slices take part in it. */
export interface AllDesks {
  readonly desks: Desks;
  readonly opened: readonly OpenDesk<object>[];
  /** Begins what needs the lists. */
  readonly begin: (lists: Lists) => void;
}

/** Checks what the machine was told, for all slices. @throws where it cannot be meant so */
export async function checkSettings(environment: NodeJS.ProcessEnv): Promise<void> {
  for (const { checkSettings: check } of (await loadDesks()).values()) check?.(environment);
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

// Typed as whole from the beginning: a desk sees those that it needs, and they are open by then.
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

/** Each desk after those that it needs. */
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
