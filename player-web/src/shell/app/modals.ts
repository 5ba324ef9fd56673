import { proxy, ref } from 'valtio';
import { subscribeKey } from 'valtio/utils';
import { loadTexts } from '../i18n';
import { session } from '../session/session';
import type { AllDialogs, DialogEntry } from './slice';
import { fromSlices } from './slices';

type Given<Props> = keyof Props extends never ? [] : [props: Props];

interface OpenModal {
  id: number;
  open: boolean;
  name: string;
  props: object;
}

export const modals = proxy<{ list: OpenModal[] }>({ list: [] });

const known = fromSlices(
  (slices) =>
    new Map(
      slices.flatMap(({ texts, dialogs }) =>
        Object.entries(dialogs).map(([name, entry]) => [name, { texts, entry }] as const),
      ),
    ),
);

const waiting = new Map<number, (() => void)[]>();
let last = 0;

/** Opens a dialog of any slice, with its props. */
export function openModal<Name extends keyof AllDialogs>(
  name: Name,
  ...props: Given<AllDialogs[Name]>
): void {
  open(name, ...props);
}

/** Opens a dialog by its name, once at a time. Visitors are asked to log in where it is for players. */
export function open(name: string, props: object = {}): void {
  const found = known().get(name);
  if (found === undefined) throw new Error(`no slice has a dialog ${name}`);
  if (found.entry.access === 'player' && session.token === undefined) {
    openLogin();
    return;
  }
  if (modals.list.some((other) => other.name === name && other.open)) return;
  // Loads texts and code at the same time. The dialog waits for both and shows what failed.
  loadTexts(found.texts).catch(() => {});
  last += 1;
  modals.list.push({ id: last, open: true, name, props: ref(props) });
}

export const openLogin = (): void => openModal('auth', { mode: 'login' });

export const dialogOf = (name: string): DialogEntry<object> | undefined => known().get(name)?.entry;

/** Closes a dialog. The promise resolves when the dialog has left the screen. */
export function closeModal(id: number): Promise<void> {
  const found = modals.list.find((candidate) => candidate.id === id);
  if (found === undefined) return Promise.resolve();
  found.open = false;
  return new Promise((resolve) => {
    waiting.set(id, [...(waiting.get(id) ?? []), resolve]);
  });
}

/** Removes a dialog that has left the screen. */
export function modalClosed(id: number): void {
  const at = modals.list.findIndex((candidate) => candidate.id === id);
  if (at !== -1) modals.list.splice(at, 1);
  const next = waiting.get(id) ?? [];
  waiting.delete(id);
  for (const go of next) go();
}

/** Closes every dialog: a page is being left. */
export function closeAllModals(): void {
  for (const modal of modals.list) modal.open = false;
}

/** Closes the dialogs for players when the session ends, as they show what is the player's own. */
function closeWithoutPlayer(): void {
  if (session.userId !== undefined) return;
  for (const modal of modals.list) if (dialogOf(modal.name)?.access === 'player') modal.open = false;
}
subscribeKey(session, 'token', closeWithoutPlayer, true);
subscribeKey(session, 'userId', closeWithoutPlayer, true);
