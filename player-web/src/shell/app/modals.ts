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

/** Opens a dialog of any slice, with the props that it asks for. */
export function openModal<Name extends keyof AllDialogs>(
  name: Name,
  ...props: Given<AllDialogs[Name]>
): void {
  open(name, ...props);
}

/** Opens a dialog that a menu names. One of a name at a time; one for players opens for players alone. */
export function open(name: string, props: object = {}): void {
  const found = known().get(name);
  if (found === undefined) throw new Error(`no slice has a dialog ${name}`);
  if (found.entry.access === 'player' && session.token === undefined) {
    openLogin();
    return;
  }
  if (modals.list.some((other) => other.name === name && other.open)) return;
  // They come beside the dialog's code, not after it. The dialog waits for them, and says what fails.
  loadTexts(found.texts).catch(() => {});
  last += 1;
  modals.list.push({ id: last, open: true, name, props: ref(props) });
}

export const openLogin = (): void => openModal('auth', { mode: 'login' });

export const dialogOf = (name: string): DialogEntry<object> | undefined => known().get(name)?.entry;

/** Closes a dialog. Whatever follows waits for the promise: it resolves when the dialog has left the screen. */
export function closeModal(id: number): Promise<void> {
  const found = modals.list.find((candidate) => candidate.id === id);
  if (found === undefined) return Promise.resolve();
  found.open = false;
  return new Promise((resolve) => {
    waiting.set(id, [...(waiting.get(id) ?? []), resolve]);
  });
}

/** The dialog has left the screen. */
export function modalClosed(id: number): void {
  const at = modals.list.findIndex((candidate) => candidate.id === id);
  if (at !== -1) modals.list.splice(at, 1);
  const next = waiting.get(id) ?? [];
  waiting.delete(id);
  for (const go of next) go();
}

/** Leaving a page closes what lies above it. */
export function closeAllModals(): void {
  for (const modal of modals.list) modal.open = false;
}

/** What is a player's is nobody's to see once the session has ended, or is another one's. */
function closeWithoutPlayer(): void {
  if (session.userId !== undefined) return;
  for (const modal of modals.list) if (dialogOf(modal.name)?.access === 'player') modal.open = false;
}
subscribeKey(session, 'token', closeWithoutPlayer, true);
subscribeKey(session, 'userId', closeWithoutPlayer, true);
