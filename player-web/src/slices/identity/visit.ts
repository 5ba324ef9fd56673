import { CHANNEL, isPlatformMessage } from '../../shell/platform-popup/message';
import { store } from '../../shell/session';

/** What a visit at the game platform is for. */
export type VisitType = 'login' | 'bind';

const POPUP = 'popup,width=820,height=720';
let listening: AbortController | undefined;

/**
 * Opens the platform's page in a window of its own, or in this one where the browser opens none. Has to be called in a press.
 * @param arrived hears what the platform says, once, if it ever does
 */
export function visitPlatform(type: VisitType, arrived: (query: string) => void): void {
  store('steamType', type);
  listening?.abort();
  const stop = (listening = new AbortController());
  const hear = ({ data, origin }: MessageEvent<unknown>) => {
    if (origin !== location.origin || !isPlatformMessage(data) || stop.signal.aborted) return;
    stop.abort();
    arrived(data.query);
  };
  const channel = new BroadcastChannel(CHANNEL);
  channel.addEventListener('message', hear, { signal: stop.signal });
  addEventListener('message', hear, { signal: stop.signal });
  stop.signal.addEventListener('abort', () => channel.close());
  if (window.open('/login.html', 'skins-platform', POPUP) === null)
    location.assign('/login.html?way=redirect');
}
