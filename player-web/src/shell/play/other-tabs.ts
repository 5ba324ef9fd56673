import { queries } from '../net/queries';
import { session } from '../session/session';
import { rememberPlay } from './last-played';

/** What the tabs of one browser tell each other: that a player's play was shown, and where it stands in the log. */
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

/** A browser without channels plays all the same; its other tabs ask again when they are looked at. */
const channel = typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('skins.plays');

/** Tells the other tabs that a play was shown here. */
export function tellOtherTabs(position: string): void {
  const shown: Shown = { player: session.userId ?? '', position };
  channel?.postMessage(shown);
}

/** From now on this tab shows what the player's plays in other tabs came to, once it was shown there. */
export function followOtherTabs(): void {
  channel?.addEventListener('message', ({ data }: MessageEvent<unknown>) => {
    if (!isShown(data) || data.player !== session.userId) return;
    rememberPlay(data.position);
    // What is withheld here waits: its queries stand still until it shows.
    void queries.invalidateQueries();
  });
}
