import type { DataOf, operatorLogin } from '@skins/api/contract';
import { useMemo, useSyncExternalStore } from 'react';

/** Who is logged in, and the token. */
type Operator = DataOf<typeof operatorLogin>;

const KEY = 'operator';

// For this tab alone: the players' app is on the same origin, and a token at rest there would be within its reach.
const storage = sessionStorage;

const changed = new EventTarget();

export function keepOperator(operator: Operator): void {
  storage.setItem(KEY, JSON.stringify(operator));
  changed.dispatchEvent(new Event('change'));
}

export function forgetOperator(): void {
  storage.removeItem(KEY);
  changed.dispatchEvent(new Event('change'));
}

/** @returns undefined when nobody is logged in */
export const operator = (): Operator | undefined => operatorIn(storage.getItem(KEY));

function operatorIn(text: string | null): Operator | undefined {
  const kept: unknown = JSON.parse(text ?? 'null');
  return isOperator(kept) ? kept : undefined;
}

/** Kept as text, so that it is the same as long as nothing changed. */
export function useOperator(): Operator | undefined {
  const kept = useSyncExternalStore(onChange, () => storage.getItem(KEY));
  return useMemo(() => operatorIn(kept), [kept]);
}

export const useLoggedIn = (): boolean => useSyncExternalStore(onChange, () => operator() !== undefined);

function onChange(listener: () => void): () => void {
  changed.addEventListener('change', listener);
  return () => changed.removeEventListener('change', listener);
}

export const isOperator = (kept: unknown): kept is Operator =>
  typeof kept === 'object' &&
  kept !== null &&
  'token' in kept &&
  typeof kept.token === 'string' &&
  'name' in kept &&
  typeof kept.name === 'string' &&
  'role' in kept &&
  'rights' in kept &&
  Array.isArray(kept.rights);
