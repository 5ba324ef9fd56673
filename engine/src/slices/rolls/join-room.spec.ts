import { describe, expect, it } from 'vitest';
import { deedsFold } from '../deeds/state.ts';
import { sha256Hex } from '../../fairness/index.ts';
import { type AnyEvent, combine, rejected } from '../../kernel/index.ts';
import { foldAll, specify } from '../../../../test/samples/engine/specification.ts';
import { account } from '../accounts/state.ts';
import { seeds } from '../seeds/state.ts';
import { ConditionsMet, DevicesLimited, PasswordsIssued } from './events.ts';
import { joinRoom } from './join-room.ts';
import { rolls } from './player.ts';
import {
  CLOSES,
  H,
  PUBLISHED,
  closedRoom,
  created,
  fold as roomFold,
} from '../../../../test/rolls/sample-rolls.ts';

const fold = combine({ rolls, deeds: deedsFold, seeds, accounts: account });
const { given } = specify(fold, joinRoom);
const ROOM = '000000000001';
const input = { roomId: ROOM, pass: null, through: null };
const inRoom = (...events: readonly AnyEvent[]) => ({
  time: 5_000,
  playerId: 'anna0000',
  commandId: 'join',
  hash: sha256Hex,
  room: foldAll(roomFold, events).room,
  vipLevel: 2,
  assists: 1,
  ownDevice: true,
  heldDevice: false,
});

describe('join-room', () => {
  it('asks with the seed derived from the command, and the figures of the conditions', () => {
    const room = inRoom(created({ conditions: [{ kind: 'vip', level: 2 }] }), PUBLISHED);
    const [event] = given().when(input, room).events;
    expect(event && ConditionsMet.is(event) && event.data).toMatchObject({
      userSeed: sha256Hex('skins user seed v1\njoin').slice(0, 16),
      figures: [{ kind: 'vip', wanted: 2, found: 2 }],
      pass: null,
    });
  });

  it('returns all figures if a condition is not met', () => {
    const conditions = [
      { kind: 'assists', count: 3 },
      { kind: 'invited' },
      { kind: 'paid-in', amount: 10, days: 7 },
    ] as const;
    expect(given().when(input, inRoom(created({ conditions: [...conditions] }), PUBLISHED)).decision).toEqual(
      rejected({
        code: 'conditions-missing',
        figures: [
          { kind: 'assists', wanted: 3, found: 1 },
          { kind: 'invited', wanted: 1, found: 0 },
          { kind: 'paid-in', wanted: 10, found: 0 },
        ],
      }),
    );
  });

  it('refuses from the exact millisecond of the close on, and a second question', () => {
    const open = inRoom(created(), PUBLISHED);
    expect(given().when(input, { ...open, time: CLOSES - 1 }).decision.kind).toBe('accepted');
    const closed = rejected({ code: 'room-closed' });
    expect(given().when(input, { ...open, time: CLOSES }).decision).toEqual(closed);
    expect(given().when(input, inRoom(...closedRoom())).decision).toEqual(closed);
    const asked = given().when(input, open).events;
    expect(given(...asked).when(input, open).decision).toEqual(rejected({ code: 'already-joined' }));
  });

  it('refuses another account of a device only if the room limits devices', () => {
    const limited = { ...inRoom(created(), DevicesLimited.of({}), PUBLISHED), ownDevice: false };
    expect(given().when(input, limited).decision).toEqual(rejected({ code: 'device-used' }));
    expect(given().when(input, { ...limited, ownDevice: true }).decision.kind).toBe('accepted');
    const free = { ...inRoom(created(), PUBLISHED), ownDevice: false };
    expect(given().when(input, free).decision.kind).toBe('accepted');
  });

  it('refuses an account whose device has a suspended or excluded account, in any room', () => {
    const open = { ...inRoom(created(), PUBLISHED), heldDevice: true };
    expect(given().when(input, open).decision).toEqual(rejected({ code: 'device-held' }));
  });

  it('refuses a password that was not issued', () => {
    const room = inRoom(created({ door: 'once' }), PasswordsIssued.of({ hashes: [H] }), PUBLISHED);
    expect(given().when(input, room).decision).toEqual(rejected({ code: 'password-missing' }));
    expect(given().when({ ...input, pass: 'b'.repeat(64) }, room).decision).toEqual(
      rejected({ code: 'password-wrong' }),
    );
    expect(given().when({ ...input, pass: H }, room).decision.kind).toBe('accepted');
  });
});
