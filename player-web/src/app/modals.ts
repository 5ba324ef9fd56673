import { proxy } from 'valtio';
import type { RollEvidence } from '../seeds/evidence';
import { session } from '../session/session';

/** The app's dialogs, each with what it is opened with. The code of a dialog comes when it is first opened. */
export type Modal =
  | readonly [name: 'auth', props: { readonly mode: 'login' | 'register' }]
  | readonly [name: 'bag']
  | readonly [name: 'fairness', props: { readonly evidence: RollEvidence }]
  | readonly [name: 'mine']
  | readonly [name: 'records']
  | readonly [name: 'seeds'];

export interface OpenModal {
  id: number;
  open: boolean;
  modal: Modal;
}

export const modals = proxy<{ list: OpenModal[] }>({ list: [] });

const waiting = new Map<number, (() => void)[]>();
let last = 0;

/** Opens a dialog; one of a name at a time. */
export function openModal(...modal: Modal): void {
  if (modals.list.some((other) => other.modal[0] === modal[0] && other.open)) return;
  last += 1;
  modals.list.push({ id: last, open: true, modal });
}

export const openLogin = (): void => openModal('auth', { mode: 'login' });

/** Opens a dialog for players; anyone else is asked to log in. */
export function openForPlayer(...modal: Modal): void {
  if (session.token === undefined) openLogin();
  else openModal(...modal);
}

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
