import { type EventData, type Fold, foldOf, on } from '../../kernel/index.ts';
import { PacketsCredited, RainJoined } from './events.ts';

/** A player's part in rains. */
export interface RedPackets {
  /** the latest rains that the player joined and was not paid for */
  readonly joined: readonly EventData<typeof RainJoined>[];
}

/** Rains fall one after the other, and each is paid within a day: no more can be open. */
const KEPT = 30;

export const redpackets: Fold<RedPackets> = foldOf<RedPackets>({ joined: [] }, [
  on(RainJoined, ({ joined }, data) => ({ joined: [...joined, data].slice(-KEPT) })),
  on(PacketsCredited, ({ joined }, { rain }) => ({ joined: joined.filter((one) => one.rain !== rain) })),
]);

/** Returns the player's part in one rain. */
export const joinedAt = ({ joined }: RedPackets, rain: string): EventData<typeof RainJoined> | undefined =>
  joined.find((one) => one.rain === rain);
