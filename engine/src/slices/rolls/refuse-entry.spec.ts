import { describe, expect, it } from 'vitest';
import { accepted, combine } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { ConditionsMet, EntryRefused } from './events.ts';
import { rolls } from './player.ts';
import { refuseEntry } from './refuse-entry.ts';

const { given } = specify(combine({ rolls }), refuseEntry);
const roomId = '000000000001';
const ASKED = ConditionsMet.of({ roomId, userSeed: 'seed', figures: [], pass: null, through: null, due: 9 });
const input = { roomId, joined: 'test-stream#1', cause: `roll-${roomId}#4`, why: 'room-closed' } as const;

describe('refuse-entry', () => {
  it('notes that the player was turned away, so that they may ask again', () => {
    const { decision, state } = given(ASKED).when(input, {});
    expect(decision).toEqual(accepted(EntryRefused.of(input)));
    expect(state.rolls.joined.size).toBe(0);
  });

  it('writes nothing if repeated, or for another question', () => {
    expect(given(ASKED, EntryRefused.of(input)).when(input, {}).decision).toEqual(accepted());
    expect(given(ASKED).when({ ...input, joined: 'test-stream#9' }, {}).decision).toEqual(accepted());
  });
});
