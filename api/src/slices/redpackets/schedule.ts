import { houseDay, startOfHouseDay } from '@skins/engine/kernel';
import { ANNOUNCE_BEFORE_MS, ANNOUNCE_EARLIEST_MS, type RedPacketRules } from '@skins/engine/redpackets';

const MINUTE_MS = 60_000;

/**
 * Returns the start of the next rain that the rules plan and that may be announced at a time; undefined for none.
 * @param offset of the house, minutes ahead of UTC
 */
export function plannedStart(
  { open, starts }: Pick<RedPacketRules, 'open' | 'starts'>,
  time: number,
  offset: number,
): number | undefined {
  if (!open) return undefined;
  const today = houseDay(time, offset);
  const times = [today, today + 1].flatMap((day) =>
    starts.map((minute) => startOfHouseDay(day, offset) + minute * MINUTE_MS),
  );
  return times
    .filter((start) => start - time >= ANNOUNCE_BEFORE_MS && start - time <= ANNOUNCE_EARLIEST_MS)
    .toSorted((a, b) => a - b)[0];
}
