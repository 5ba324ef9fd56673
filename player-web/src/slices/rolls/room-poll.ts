import type { RoomDetail } from './queries';

/** The members of a room that determine its polling. */
type Polled = {
  readonly room: Pick<RoomDetail['room'], 'state' | 'rollTime'>;
  readonly prizes: readonly Pick<RoomDetail['prizes'][number], 'winner' | 'given'>[];
};

const NEAR_MS = 60_000;

/** Returns the polling interval in milliseconds: shorter near the draw; false once nothing changes any more. */
export function roomPoll(detail: Polled | undefined, now: number): number | false {
  if (detail === undefined) return false;
  const { room, prizes } = detail;
  if (room.state === 'playing') return 3_000;
  if (room.state === 'waiting') return room.rollTime - now < NEAR_MS ? 5_000 : 30_000;
  return prizes.some(({ winner, given }) => winner !== null && !given) ? 5_000 : false;
}
