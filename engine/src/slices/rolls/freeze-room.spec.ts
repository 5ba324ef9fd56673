import { describe, expect, it } from 'vitest';
import { accepted } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { RoomVoided } from './events.ts';
import { freezeRoom } from './freeze-room.ts';
import {
  CLOSED,
  CLOSES,
  FROZEN,
  PUBLISHED,
  ROUND_TIME,
  closedRoom,
  created,
  fold,
  house,
} from '../../../../test/rolls/sample-rolls.ts';

const { given } = specify(fold, freezeRoom);
const context = { time: CLOSES, epoch: 1 };
const voided = (reason: 'no-entries' | 'late' | 'epoch') => accepted(RoomVoided.of({ reason }));

describe('freeze-room', () => {
  it('freezes the entries under their root', () => {
    expect(given(...closedRoom()).when({}, context).decision).toEqual(accepted(FROZEN));
  });

  it('voids a room without entries, or whose round or seed may be known', () => {
    expect(given(created(), PUBLISHED, CLOSED).when({}, context).decision).toEqual(voided('no-entries'));
    const late = { ...context, time: ROUND_TIME };
    expect(given(...closedRoom()).when({}, { ...late, time: ROUND_TIME - 1 }).decision).toEqual(
      accepted(FROZEN),
    );
    expect(given(...closedRoom()).when({}, late).decision).toEqual(voided('late'));
    expect(given(...closedRoom(house())).when({}, { ...context, epoch: 2 }).decision).toEqual(
      voided('epoch'),
    );
  });

  it('writes nothing if repeated', () => {
    expect(given(...closedRoom(), FROZEN).when({}, context).decision).toEqual(accepted());
  });
});
