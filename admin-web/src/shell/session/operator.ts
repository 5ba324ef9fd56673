import type { DataOf, operatorLogin } from '@skins/api/contract';
import { useMemo, useSyncExternalStore } from 'react';

/** The logged-in operator and the token. */
type Operator = DataOf<typeof operatorLogin>;

const KEY = 'operator';

// Session storage, for this tab only: the players' app has the same origin and could read a token in local storage.
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

/** @returns undefined if nobody is logged in */
export const operator = (): Operator | undefined => operatorIn(storage.getItem(KEY));

function operatorIn(text: string | null): Operator | undefined {
  const kept: unknown = JSON.parse(text ?? 'null');
  return isOperator(kept) ? kept : undefined;
}

/** Returns the operator, memoized by the stored text, so that the object is stable. */
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
