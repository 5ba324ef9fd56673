import { proxy, useSnapshot } from 'valtio';
import type { ChannelName } from './messages';

/** The connected channels of this tab: they need less polling. */
export const connected = proxy<Record<ChannelName, boolean>>({
  wish: false,
  drop: false,
  upgrade: false,
  luckycard: false,
  battle: false,
});

export const useConnected = (channel: ChannelName): boolean => useSnapshot(connected)[channel];
