import { ItemsGranted } from '@skins/engine/bag';
import { beaconSecret, signRound } from '@skins/engine/beacon';
import type { EventData } from '@skins/engine/kernel';
import {
  ConditionsMet,
  DeviceClaimed,
  DrawHeld,
  EntriesTaken,
  EntryRefused,
  EntryTurnedAway,
  PasswordsIssued,
  PrizePassed,
  PrizeWon,
  RoomClosed,
  RoomCreated,
  RoomEnded,
  RoomFrozen,
  RoomPublished,
  RoomSealed,
  RoomVoided,
  type rolls as slice,
  roomStream,
} from '@skins/engine/rolls';
import { appended, both, edited, moved, without } from '../kit/forge.ts';
import type { TestKit } from '../kit/kit.ts';
import { BEN, CLEO } from '../kit/platform.ts';
import { ends } from './ends.ts';
import { passOf, roomIdOf } from './orders.ts';

const H = 'a'.repeat(64);
const ENTRANT = 'e'.repeat(16);

const BY_ROUND = { where: ({ by }: EventData<typeof DrawHeld>) => 'round' in by };

const OTHER_SECRET = beaconSecret(new Uint8Array(48).fill(6));

/** Changes of the played log, by the rule that each breaks. */
export const forgeries: TestKit<typeof slice>['forgeries'] = {
  'roll-room': [
    edited(RoomCreated, () => ({ rulesHash: H })),
    edited(RoomCreated, () => ({ closesAt: 1 })),
    edited(RoomPublished, () => ({ created: `${roomStream(roomIdOf(2))}#1` })),
    appended(RoomClosed, () => ({ stream: roomStream(roomIdOf(5)) })),
    ...ends['roll-room'],
  ],
  'roll-ceiling': [edited(RoomCreated, () => ({ held: 10 ** 9 }))],
  'roll-held': [
    edited(RoomCreated, ({ held }) => ({ held: held - 1 })),
    edited(RoomCreated, ({ prizes }) => ({
      prizes: prizes.map((one) => ({ ...one, value: one.value + 1 })),
    })),
    edited(RoomEnded, ({ given }) => ({ given: given - 1 })),
    edited(RoomEnded, ({ back }) => ({ back: back + 1 })),
    ...ends['roll-held'],
  ],
  // A chosen round, a chosen seed, another round, and an unsigned randomness.
  'roll-source': [
    // A round of the right number that another key signed.
    edited(DrawHeld, ({ by }) => ({ by: 'round' in by ? signRound(OTHER_SECRET, by.round) : by }), {
      where: ({ by }) => 'round' in by,
    }),
    edited(
      RoomCreated,
      ({ source }) => ({
        source:
          'chain' in source ? { ...source, round: source.round + 1, time: source.time + 3_000 } : source,
      }),
      { where: ({ source }) => 'chain' in source },
    ),
    edited(
      RoomCreated,
      ({ source }) => ({ source: 'chain' in source ? source : { ...source, commitment: H } }),
      { where: ({ source }) => 'epoch' in source },
    ),
    edited(DrawHeld, ({ by }) => ({ by: 'round' in by ? { ...by, round: by.round + 1 } : by }), BY_ROUND),
    edited(DrawHeld, ({ by }) => ({ by: 'round' in by ? { ...by, randomness: H } : by }), BY_ROUND),
    ...ends['roll-source'],
  ],
  // A one-time password used twice, and one that was never issued.
  'roll-password': [
    edited(ConditionsMet, () => ({ pass: passOf('e') })),
    without(PasswordsIssued),
    both(
      edited(ConditionsMet, () => ({ pass: passOf('b') }), { where: ({ pass }) => pass === passOf('d') }),
      edited(
        EntriesTaken,
        ({ entries }) => ({ entries: entries.map((one) => ({ ...one, pass: passOf('b') })) }),
        { where: ({ entries }) => entries[0]?.pass === passOf('d') },
      ),
    ),
    ...ends['roll-password'],
  ],
  'roll-join': [
    edited(ConditionsMet, () => ({ userSeed: 'another' })),
    edited(ConditionsMet, ({ due }) => ({ due: due + 1 })),
    edited(EntryRefused, () => ({ why: 'room-closed' as const })),
    ...ends['roll-join'],
  ],
  // A condition that is not met.
  'roll-condition': [
    edited(ConditionsMet, ({ figures }) => ({
      figures: figures.map((one) => ({ ...one, found: one.found + 1 })),
    })),
    edited(ConditionsMet, () => ({ figures: [] })),
    edited(ConditionsMet, () => ({ through: null }), { where: ({ through }) => through !== null }),
    ...ends['roll-condition'],
  ],
  // Another account of a device, and an account that claimed no device.
  'roll-device': [
    edited(DeviceClaimed, () => ({ device: passOf('1') }), { nth: 1 }),
    edited(DeviceClaimed, () => ({ playerId: 'nobody00' })),
    edited(DeviceClaimed, () => ({ playerId: BEN }), { nth: 1 }),
    moved(DeviceClaimed, () => ({ stream: `device-${roomIdOf(9)}`, version: 1 }), { nth: 0 }),
    ...ends['roll-device'],
  ],
  // An added and a dropped entry.
  'roll-entry': [
    edited(EntriesTaken, ({ entries }) => ({
      entries: [...entries, { joined: `player-${CLEO}#2`, entrant: ENTRANT, userSeed: 'seed', pass: null }],
    })),
    edited(EntriesTaken, ({ entries }) => ({ entries: entries.toReversed() }), {
      where: ({ entries }) => entries.length > 1,
    }),
    edited(EntryTurnedAway, () => ({ why: 'room-closed' as const })),
    without(EntriesTaken, { nth: -1 }),
    ...ends['roll-entry'],
  ],
  // Frozen late but still drawn.
  'roll-frozen': [
    edited(RoomFrozen, () => ({ root: H })),
    edited(RoomFrozen, ({ count }) => ({ count: count + 1 })),
    moved(RoomSealed, ({ time }) => ({ time: time + 40_000 })),
    ...ends['roll-frozen'],
  ],
  // A swapped winner.
  'roll-draw': [
    edited(DrawHeld, ({ winners }) => ({ winners: winners.toReversed() })),
    edited(DrawHeld, ({ winners }) => ({ winners: winners.map((one) => ({ ...one, proof: [] })) })),
    edited(DrawHeld, () => ({ reserves: [] }), { where: ({ reserves }) => reserves.length > 0 }),
    ...ends['roll-draw'],
  ],
  // A room voided after its round.
  'roll-void': [
    edited(RoomVoided, () => ({ reason: 'late' as const }), {
      where: ({ reason }) => reason === 'no-beacon',
    }),
    edited(RoomVoided, () => ({ reason: 'epoch' as const }), {
      where: ({ reason }) => reason === 'no-entries',
    }),
    ...ends['roll-void'],
  ],
  // A prize that is not given, given twice, given to another player, or passed on without a reason.
  'roll-prize': [
    both(without(PrizeWon), without(ItemsGranted, { where: ({ source }) => source === 2 })),
    edited(PrizeWon, ({ rank }) => ({ rank: rank + 1 })),
    edited(PrizePassed, () => ({ to: null })),
    appended(PrizeWon, () => ({})),
    ...ends['roll-prize'],
  ],
};
