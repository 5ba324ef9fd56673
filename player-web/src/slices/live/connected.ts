import { proxy, useSnapshot } from 'valtio';
import type { ChannelName } from './messages';

/** Which channels of this tab are connected: where one is, less has to be asked. */
export const connected = proxy<Record<ChannelName, boolean>>({
  wish: false,
  drop: false,
  upgrade: false,
  luckycard: false,
});

export const useConnected = (channel: ChannelName): boolean => useSnapshot(connected)[channel];
