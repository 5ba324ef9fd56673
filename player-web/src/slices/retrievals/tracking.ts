import { proxy } from 'valtio';
import { store, stored } from '../../shell/session/storage';
import type { Standing } from './queries';

/** A retrieval that is watched, with the status that was seen last. */
interface Tracked {
  readonly id: string;
  readonly status: number;
}

/** What the player has to be told, until it is put away: it outlives the page. */
interface Notice {
  readonly id: string;
  readonly name: string;
  readonly kind: 'shipped' | 'failed';
}

interface Kept {
  tracked: Tracked[];
  notices: Notice[];
}

const MOST = 100;
const IN_PROGRESS = 1;
const SHIPPED = 2;

/** What was kept of another page's time; nothing of what is not ours. */
function kept(): Kept {
  try {
    const found: unknown = JSON.parse(stored('retrievals') ?? '{}');
    const list = (name: string): unknown[] => {
      const part: unknown =
        typeof found === 'object' && found !== null ? Reflect.get(found, name) : undefined;
      return Array.isArray(part) ? part : [];
    };
    return { tracked: list('tracked').filter(isTracked), notices: list('notices').filter(isNotice) };
  } catch {
    return { tracked: [], notices: [] };
  }
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null;
const isTracked = (value: unknown): value is Tracked =>
  isObject(value) &&
  typeof Reflect.get(value, 'id') === 'string' &&
  typeof Reflect.get(value, 'status') === 'number';
const isNotice = (value: unknown): value is Notice =>
  isObject(value) &&
  typeof Reflect.get(value, 'id') === 'string' &&
  typeof Reflect.get(value, 'name') === 'string' &&
  ['shipped', 'failed'].includes(String(Reflect.get(value, 'kind')));

export const tracking = proxy<Kept>(kept());

/** Changes what is kept. At once: a page may be left in the next moment. */
function keep(change: Partial<Kept>): void {
  Object.assign(tracking, change);
  store('retrievals', JSON.stringify(tracking));
}

// All tabs keep the same: one that kept its own would write over what another one watches.
addEventListener('storage', ({ key }) => {
  if (key === 'retrievals' || key === null) Object.assign(tracking, kept());
});

/** From now on the player is told what becomes of these. */
export function track(ids: readonly string[]): void {
  const fresh = [...new Set(ids)].filter((id) => tracking.tracked.every((one) => one.id !== id));
  keep({
    tracked: [...tracking.tracked, ...fresh.map((id) => ({ id, status: IN_PROGRESS }))].slice(-MOST),
  });
}

/**
 * What the server says now: status 0 and 6 failed, and 2 after 1 is shipped (the seeds, first document, section 4). What failed,
 * has come to an end, or is not known any more is no longer watched.
 * @param asked what it was asked about: more may be watched by now
 * @returns whether the player's items are elsewhere by now
 */
export function hear(said: readonly Standing[], asked = tracking.tracked.map(({ id }) => id)): boolean {
  const notices: Notice[] = [];
  const tracked = tracking.tracked.flatMap((one) => {
    if (!asked.includes(one.id)) return [one];
    const now = said.find(({ id }) => id === one.id);
    if (now === undefined) return [];
    const { id, name, status, final } = now;
    if (status === SHIPPED && one.status === IN_PROGRESS) notices.push({ id, name, kind: 'shipped' });
    if (status !== SHIPPED && status !== IN_PROGRESS) notices.push({ id, name, kind: 'failed' });
    return final ? [] : [{ id, status }];
  });
  const told = new Set(notices.map(({ id }) => id));
  const moved = notices.length > 0 || tracked.length < tracking.tracked.length;
  keep({
    tracked,
    notices: [...tracking.notices.filter(({ id }) => !told.has(id)), ...notices].slice(-MOST),
  });
  return moved;
}

export function putAway(id: string): void {
  keep({ notices: tracking.notices.filter((notice) => notice.id !== id) });
}

/** Whoever logs out leaves nothing for the next one. */
export function forget(): void {
  keep({ tracked: [], notices: [] });
}
