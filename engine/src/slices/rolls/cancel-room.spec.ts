import { describe, expect, it } from 'vitest';
import { accepted, rejected } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { cancelRoom } from './cancel-room.ts';
import { RoomCancelled } from './events.ts';
import { CLOSES, PUBLISHED, by, closedRoom, created, fold } from '../../../../test/rolls/sample-rolls.ts';

const { given } = specify(fold, cancelRoom);
const input = { reason: 'mistake' } as const;
const CANCELLED = RoomCancelled.of(input);

describe('cancel-room', () => {
  it('cancels an open room', () => {
    expect(given(created(), PUBLISHED).when(input, by(CLOSES - 1)).decision).toEqual(accepted(CANCELLED));
  });

  it('refuses from the room’s close on', () => {
    const over = rejected({ code: 'room-over' });
    expect(given(created(), PUBLISHED).when(input, by(CLOSES)).decision).toEqual(over);
    expect(given(...closedRoom()).when(input, by(1)).decision).toEqual(over);
  });

  it('writes nothing if repeated', () => {
    expect(given(created(), CANCELLED).when(input, by(CLOSES)).decision).toEqual(accepted());
  });
});
