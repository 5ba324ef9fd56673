import { PacketsGrabbed } from '@skins/engine/redpackets';
import type { Game } from '../../foundation/game/game.ts';
import { readRecorded } from '../../foundation/runtime/index.ts';
import type { LoggedPacket } from './rain-shown.ts';

/** Records of a stream that are read at once. */
const PAGE = 1_000;

/** Returns the packets of a rain in the order of the log. */
export async function loggedPackets(
  { store, shop }: Pick<Game, 'store' | 'shop'>,
  stream: string,
): Promise<LoggedPacket[]> {
  const packets: LoggedPacket[] = [];
  for (let version = 1; ; version += PAGE) {
    const records = await store.readStream(stream, version, PAGE);
    for (const record of records) {
      const { event } = readRecorded(record, shop.codec);
      if (PacketsGrabbed.is(event)) packets.push(...event.data.packets);
    }
    if (records.length < PAGE) return packets;
  }
}
