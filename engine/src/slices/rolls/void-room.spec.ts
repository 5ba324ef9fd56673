import { describe, expect, it } from 'vitest';
import { BEACON_PATIENCE_MS, accepted } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { DrawHeld, RoomVoided } from './events.ts';
import {
  FROZEN,
  ROUND,
  ROUND_TIME,
  SEALED,
  closedRoom,
  drawn,
  fold,
} from '../../../../test/rolls/sample-rolls.ts';
import { voidRoom } from './void-room.ts';

const { given } = specify(fold, voidRoom);
const LATEST = { time: ROUND_TIME + BEACON_PATIENCE_MS };

describe('void-room', () => {
  it('voids a room without a checkpoint in time, or without a round', () => {
    expect(given(...closedRoom(), FROZEN).when({ reason: 'late' }, { time: ROUND_TIME }).decision).toEqual(
      accepted(RoomVoided.of({ reason: 'late' })),
    );
    expect(given(...closedRoom(), FROZEN, SEALED).when({ reason: 'no-beacon' }, LATEST).decision).toEqual(
      accepted(RoomVoided.of({ reason: 'no-beacon' })),
    );
  });

  it('leaves a room alone that was sealed in time, or drawn', () => {
    expect(given(...closedRoom(), FROZEN, SEALED).when({ reason: 'late' }, LATEST).decision).toEqual(
      accepted(),
    );
    const draw = DrawHeld.of({ by: ROUND, winners: drawn(1, 2), reserves: [], due: 0 });
    const after = given(...closedRoom(), FROZEN, SEALED, draw);
    expect(after.when({ reason: 'no-beacon' }, LATEST).decision).toEqual(accepted());
  });

  it('throws before its time', () => {
    const frozen = given(...closedRoom(), FROZEN);
    expect(() => frozen.when({ reason: 'late' }, { time: ROUND_TIME - 1 })).toThrow('a room is void');
  });
});
