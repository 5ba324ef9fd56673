/** The session storage key. */
const KEY = 'wonRolls';
/** Most ids stored. */
const MOST = 50;

/** Ids shown since the page loaded; used where storage fails. */
const shown = new Set<string>();

/** Returns whether a room's prize is new in this session, and marks it as shown. */
export function isNewWin(id: string): boolean {
  const before = new Set([...shown, ...stored()]);
  if (before.has(id)) return false;
  shown.add(id);
  try {
    sessionStorage.setItem(KEY, [...before, id].slice(-MOST).join(','));
  } catch {
    // The prize is shown again after a reload.
  }
  return true;
}

function stored(): readonly string[] {
  try {
    return (sessionStorage.getItem(KEY) ?? '').split(',').filter((id) => id !== '');
  } catch {
    return [];
  }
}
