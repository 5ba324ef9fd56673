import { proxy, useSnapshot } from 'valtio';
import { useLine } from '../../shell/net/line';
import type { LineState } from './channel-client';
import type { ChannelName } from './messages';

/** The state of a channel of this tab; undefined while nothing listens, or before it is first open. */
export const feeds = proxy<Record<ChannelName, LineState | undefined>>({
  wish: undefined,
  drop: undefined,
  upgrade: undefined,
  luckycard: undefined,
  battle: undefined,
  follow: undefined,
});

/** Returns whether a channel tells what happens: then its page needs less polling. */
export const useConnected = (channel: ChannelName): boolean => useSnapshot(feeds)[channel] === 'open';

/** Returns whether a channel is dead, so that its page may be old. */
export function useDead(channel: ChannelName): boolean {
  const state = useSnapshot(feeds)[channel];
  const line = useLine();
  return (state !== undefined && state !== 'open') || line === 'lost';
}
