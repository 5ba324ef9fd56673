import { queries } from '../net/queries';
import { session } from '../session/session';
import { rememberPlay } from './last-played';

/** A message between the tabs of one browser: a player's play was shown, and its position in the log. */
interface Shown {
  readonly player: string;
  readonly position: string;
}

const isShown = (value: unknown): value is Shown =>
  typeof value === 'object' &&
  value !== null &&
  'player' in value &&
  typeof value.player === 'string' &&
  'position' in value &&
  typeof value.position === 'string';

/** Undefined in a browser without channels. Its other tabs refetch when they get focus. */
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('skins.plays');

/** Tells the other tabs that a play was shown here. */
export function tellOtherTabs(position: string): void {
  const shown: Shown = { player: session.userId ?? '', position };
  channel?.postMessage(shown);
}

/** Refetches from now on after each play that another tab of the same player has shown. */
export function followOtherTabs(): void {
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isShown(data) || data.player !== session.userId) return;
    rememberPlay(data.position);
    // Queries that are withheld here are disabled, and refetch once they may show.
    void queries.invalidateQueries();
  });
}
