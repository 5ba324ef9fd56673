import { describe, expect, it } from 'vitest';
import { accepted } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { RoomVoided } from './events.ts';
import { FROZEN, H, ROUND_TIME, SEALED, closedRoom, fold } from '../../../../test/rolls/sample-rolls.ts';
import { sealRoom } from './seal-room.ts';

const { given } = specify(fold, sealRoom);
const input = { size: 9, root: H, note: 'a note' };

describe('seal-room', () => {
  it('notes a checkpoint before the round, and voids the room from the round’s time on', () => {
    const frozen = given(...closedRoom(), FROZEN);
    expect(frozen.when(input, { time: ROUND_TIME - 1 }).decision).toEqual(accepted(SEALED));
    expect(frozen.when(input, { time: ROUND_TIME }).decision).toEqual(
      accepted(RoomVoided.of({ reason: 'late' })),
    );
  });

  it('writes nothing if repeated', () => {
    expect(given(...closedRoom(), FROZEN, SEALED).when(input, { time: 1 }).decision).toEqual(accepted());
  });
});
