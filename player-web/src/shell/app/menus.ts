import { useSession, useUser } from '../session';
import { allSlices } from './all-slices';
import { open } from './modals';
import type { IconEntry, IconMenu, WordEntry, WordMenu } from './slice';

const entries = allSlices.flatMap((slice) => slice.entries).toSorted((a, b) => a.place - b.place);

/** The entries of a menu, by their place, that the present visitor sees. */
function useEntries() {
  const { token } = useSession();
  const me = token === undefined ? 'visitors' : 'players';
  return entries.filter(({ shownTo = me }) => shownTo === me);
}

export const useWordMenu = (menu: WordMenu): readonly WordEntry[] =>
  useEntries().filter((entry): entry is WordEntry => entry.at === menu);

export const useIconMenu = (menu: IconMenu): readonly IconEntry[] =>
  useEntries().filter((entry): entry is IconEntry => entry.at === menu);

/** The number beside an entry. */
export function useEntryCount(): (entry: IconEntry) => number {
  const user = useUser();
  return ({ count }) => (user === undefined || count === undefined ? 0 : count(user));
}

/** Whether a page belongs to what an entry leads to. */
export const isCurrent = ({ to, under }: { to: string; under?: string }, path: string): boolean =>
  under === undefined ? path === to : path.startsWith(under);

/** Goes where an entry leads. */
export function follow(entry: IconEntry, navigate: (path: string) => void): void {
  if ('to' in entry) navigate(entry.to);
  else open(entry.dialog);
}
