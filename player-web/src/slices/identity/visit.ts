import { CHANNEL, isPlatformMessage } from '../../shell/platform-popup/message';
import { store } from '../../shell/session';

/** The purpose of a visit to the game platform. */
export type VisitType = 'login' | 'bind';

const POPUP = 'popup,width=820,height=720';
let listening: AbortController | undefined;

/**
 * Opens the platform's page in a popup, or in this window if the browser blocks popups. Must be called in a press.
 * @param arrived called at most once, with the platform's answer
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
