import { proxy, useSnapshot } from 'valtio';

/** The specification, first document, section 3: the session-storage key. */
const KEY = 'newRoll';
/** More are open at no time that anybody would scroll through. */
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

/** From now on the room is not new to this session any more. */
export function sawRoom(id: string): void {
  if (seen.ids.includes(id)) return;
  seen.ids = [...seen.ids, id].slice(-MOST);
  try {
    sessionStorage.setItem(KEY, seen.ids.join(','));
  } catch {
    // A browser that stores nothing marks rooms as new once more after a reload.
  }
}

/** Whether a room can be joined and was not looked at in this session. */
export function useIsNew(): (room: { readonly id: string; readonly state: string }) => boolean {
  const { ids } = useSnapshot(seen);
  return ({ id, state }) => state === 'waiting' && !ids.includes(id);
}
