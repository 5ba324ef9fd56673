import { describe, expect, it } from 'vitest';
import { accepted } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { closeRoom } from './close-room.ts';
import { RoomVoided } from './events.ts';
import { CLOSED, CLOSES, PUBLISHED, closedRoom, created, fold } from '../../../../test/rolls/sample-rolls.ts';

const { given } = specify(fold, closeRoom);

describe('close-room', () => {
  it('closes a room, and voids an unpublished one', () => {
    expect(given(created(), PUBLISHED).when({}, { time: CLOSES }).decision).toEqual(accepted(CLOSED));
    const unpublished = RoomVoided.of({ reason: 'unpublished' });
    expect(given(created()).when({}, { time: CLOSES }).decision).toEqual(accepted(unpublished));
  });

  it('throws before its time', () => {
    expect(() => given(created(), PUBLISHED).when({}, { time: CLOSES - 1 })).toThrow('a room closes');
  });

  it('writes nothing if repeated', () => {
    expect(given(...closedRoom()).when({}, { time: CLOSES }).decision).toEqual(accepted());
  });
});
