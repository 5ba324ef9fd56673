import { useSnapshot } from 'valtio';
import { useSession, useUser } from '../session';
import { offered, useOpenGates } from './gates';
import { open } from './modals';
import { type Named, orderedParts } from './order';
import type { IconEntry, IconMenu, WordEntry, WordMenu } from './slice';
import { fromSlices } from './slices';

const wordMenu = fromSlices((slices, menu: WordMenu) =>
  orderedParts(`the menu ${menu}`, slices, ({ name, entries }) =>
    entries
      .filter((entry): entry is WordEntry => entry.at === menu)
      .map((entry) => ({ needs: name, ...entry })),
  ),
);

const iconMenu = fromSlices((slices, menu: IconMenu) =>
  orderedParts(`the menu ${menu}`, slices, ({ name, entries }) =>
    entries
      .filter((entry): entry is IconEntry => entry.at === menu)
      .map((entry) => ({ needs: name, ...entry })),
  ),
);

/** Returns the entries that the present visitor sees. */
function useShown<Entry extends WordEntry | IconEntry>(entries: readonly Entry[]): readonly Entry[] {
  const { token } = useSession();
  const me = token === undefined ? 'visitors' : 'players';
  const isOpen = useOpenGates();
  const { off } = useSnapshot(offered);
  return entries.filter(
    ({ shownTo = me, gate, needs = '' }) => shownTo === me && isOpen(gate) && !off.includes(needs),
  );
}

export const useWordMenu = (menu: WordMenu): readonly Named<WordEntry>[] => useShown(wordMenu(menu));

export const useIconMenu = (menu: IconMenu): readonly Named<IconEntry>[] => useShown(iconMenu(menu));

/** Returns a function for the number beside an entry. */
export function useEntryCount(): (entry: IconEntry) => number {
  const user = useUser();
  return ({ count }) => (user === undefined || count === undefined ? 0 : count(user));
}

interface Linked {
  readonly to: string;
  readonly under?: string | readonly string[];
}

/** Returns whether an entry is marked on the page at a path. */
export const isCurrent = ({ to, under }: Linked, path: string): boolean =>
  under === undefined ? path === to : [under].flat().some((start) => path.startsWith(start));

/** Opens the page or the dialog of an entry. */
export function follow(entry: IconEntry, navigate: (path: string) => void): void {
  if ('to' in entry) navigate(entry.to);
  else open(entry.dialog);
}
