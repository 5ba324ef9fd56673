import { proxy } from 'valtio';
import { store, stored } from '../../shell/session/storage';
import type { Standing } from './queries';

/** shipped: the offer is out, and nothing is accepted yet. delivered: the player accepted it. */
const KINDS = ['shipped', 'delivered', 'failed'] as const;

/** A tracked retrieval with its last known status. */
interface Tracked {
  readonly id: string;
  readonly status: number;
}

/** A message to the player until it is dismissed; it survives the page. */
interface Notice {
  readonly id: string;
  readonly name: string;
  readonly kind: (typeof KINDS)[number];
}

interface Kept {
  tracked: Tracked[];
  notices: Notice[];
}

const MOST = 100;
const IN_PROGRESS = 1;
const SHIPPED = 2;

/** Reads the stored state, without anything that is not ours. */
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
  KINDS.some((kind) => kind === Reflect.get(value, 'kind'));

export const tracking = proxy<Kept>(kept());

/** Changes and stores the state. At once, as the page may be left in the next moment. */
function keep(change: Partial<Kept>): void {
  Object.assign(tracking, change);
  store('retrievals', JSON.stringify(tracking));
}

// All tabs share one state: a tab with its own would overwrite what another one tracks.
addEventListener('storage', ({ key }) => {
  if (key === 'retrievals' || key === null) Object.assign(tracking, kept());
});

/** Tracks retrievals from now on. */
export function track(ids: readonly string[]): void {
  const fresh = [...new Set(ids)].filter((id) => tracking.tracked.every((one) => one.id !== id));
  keep({
    tracked: [...tracking.tracked, ...fresh.map((id) => ({ id, status: IN_PROGRESS }))].slice(-MOST),
  });
}

/**
 * Handles the server's answer: status 0 and 6 failed, 2 after 1 is shipped, and a final 2 is delivered (spec 4.9).
 * Stops tracking those that failed, are final, or are unknown.
 * @param asked the ids of the request: more may be tracked by now
 * @returns whether the player's items have changed
 */
export function hear(said: readonly Standing[], asked = tracking.tracked.map(({ id }) => id)): boolean {
  const notices: Notice[] = [];
  const tracked = tracking.tracked.flatMap((one) => {
    if (!asked.includes(one.id)) return [one];
    const now = said.find(({ id }) => id === one.id);
    if (now === undefined) return [];
    const { id, name, status, final } = now;
    if (status === SHIPPED && final) notices.push({ id, name, kind: 'delivered' });
    else if (status === SHIPPED && one.status === IN_PROGRESS) notices.push({ id, name, kind: 'shipped' });
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

/** Clears everything at a logout, for the next player. */
export function forget(): void {
  keep({ tracked: [], notices: [] });
}
