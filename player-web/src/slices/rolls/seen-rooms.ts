import { proxy, useSnapshot } from 'valtio';

/** The session storage key (spec 3.2). */
const KEY = 'newRoll';
/** Most ids stored: nobody scrolls through more open rooms. */
const MOST = 200;

function stored(): string[] {
  try {
    return (sessionStorage.getItem(KEY) ?? '').split(',').filter((id) => id !== '');
  } catch {
    return [];
  }
}

/** The rooms that this session has looked at. */
const seen = proxy({ ids: stored() });

/** Marks a room as looked at in this session. */
export function sawRoom(id: string): void {
  if (seen.ids.includes(id)) return;
  seen.ids = [...seen.ids, id].slice(-MOST);
  try {
    sessionStorage.setItem(KEY, seen.ids.join(','));
  } catch {
    // Without storage, rooms are marked as new again after a reload.
  }
}

/** Returns a function that tells whether a room is open and was not looked at in this session. */
export function useIsNew(): (room: { readonly id: string; readonly state: string }) => boolean {
  const { ids } = useSnapshot(seen);
  return ({ id, state }) => state === 'waiting' && !ids.includes(id);
}
