import { proxy, useSnapshot } from 'valtio';
import type { Loads } from '../i18n';
import { loadWithRetry } from './lazy-with-retry';
import type { EntryGate } from './slice';
import { fromSlices } from './slices';

type Gate = Loads<EntryGate>;

/** What each gate has told last, by its slice: whether the slice's entries are shown. */
export const told = proxy<Record<string, boolean>>({});

/** Slices and features that the shop has off, by name; empty until the first answer. */
export const offered = proxy<{ off: readonly string[] }>({ off: [] });

/** The gates of all slices. */
export const gates = fromSlices((slices) =>
  slices.flatMap(({ name, entries }) => {
    const gate = entries.find((entry) => entry.gate !== undefined)?.gate;
    return gate === undefined ? [] : [{ name, gate }];
  }),
);

/** Returns whether entries behind a gate are shown. */
export function useOpenGates(): (gate: Gate | undefined) => boolean {
  const open = useSnapshot(told);
  return (gate) =>
    gate === undefined || gates().some((known) => known.gate === gate && open[known.name] === true);
}

/** Checks the gate of a pressed entry. The page reloads if it has closed. */
export async function recheck(gate: Gate | undefined): Promise<void> {
  if (gate === undefined) return;
  const { check } = await loadWithRetry(gate);
  if (!(await check())) location.reload();
}
