import { ItemsGranted } from '@skins/engine/bag';
import {
  BattleCancelled,
  BattleCreated,
  BattleDrawn,
  BattleEnded,
  BattleFinished,
  BattleFrozen,
  BattleSealed,
  BattleVoided,
  InvitationSent,
  InvitationsMuted,
  LootGranted,
  SeatReleased,
  SeatReserved,
  SeatSettled,
  SeatTaken,
  type battles as slice,
} from '@skins/engine/battles';
import { WalletPosted } from '@skins/engine/wallet';
import { repeating } from '../kit/endings.ts';
import { appended, both, edited, moved, without } from '../kit/forge.ts';
import type { TestKit } from '../kit/kit.ts';
import { roundOf } from '../rolls/sample-beacon.ts';
import { ends } from './ends.ts';
import { streamOfBattle } from './orders.ts';

const H = 'a'.repeat(64);

/** Changes of the played log, by the rule that each breaks. */
export const forgeries: TestKit<typeof slice>['forgeries'] = {
  'battle-terms': [
    edited(SeatReserved, ({ terms }) => ({ terms: terms && { ...terms, rulesHash: H } })),
    edited(SeatReserved, ({ terms }) => ({ terms: terms && { ...terms, rate: terms.rate + 1 } })),
    // Another box version.
    edited(SeatReserved, ({ terms }) => ({
      terms: terms && { ...terms, boxes: terms.boxes.map((box) => ({ ...box, versionHash: H })) },
    })),
    edited(SeatReserved, ({ terms }) => ({ terms: terms && { ...terms, seats: 5 } })),
    edited(BattleCreated, ({ waitsUntil }) => ({ waitsUntil: waitsUntil + 1 })),
    ...ends['battle-terms'],
  ],
  'battle-stake': [
    edited(SeatReserved, ({ gems }) => ({ gems: gems - 1 })),
    edited(SeatReserved, ({ due }) => ({ due: due + 1 })),
    edited(SeatSettled, ({ gems }) => ({ gems: gems - 1 })),
    edited(SeatReleased, ({ card }) => ({ card: !card })),
    // A refund twice.
    repeating(SeatReleased),
    ...ends['battle-stake'],
  ],
  // A seat added or left out, one taken twice, one by another player.
  'battle-seat': [
    edited(SeatReserved, () => ({ userSeed: 'another' })),
    edited(SeatTaken, () => ({ userSeed: 'another' })),
    edited(SeatTaken, () => ({ entrant: 'e'.repeat(16) })),
    edited(SeatTaken, ({ n }) => ({ n: n + 1 })),
    appended(SeatTaken, () => ({ stream: streamOfBattle(1) })),
    ...ends['battle-seat'],
  ],
  'battle-order': [
    edited(BattleEnded, () => ({ created: `${streamOfBattle(2)}#1` })),
    appended(BattleFinished, () => ({ stream: streamOfBattle(1) })),
    moved(BattleFinished, ({ time }) => ({ time: time - 5_000 })),
    without(BattleSealed),
    ...ends['battle-order'],
  ],
  'battle-frozen': [edited(BattleFrozen, () => ({ root: H })), ...ends['battle-frozen']],
  // A chosen round, another round, an unsigned number.
  'battle-source': [
    edited(BattleDrawn, ({ by }) => ({ by: { ...by, ...roundOf(by.round + 1), round: by.round } })),
    edited(BattleFrozen, ({ source }) => ({
      source: { ...source, round: source.round + 1, time: source.time + 3_000 },
    })),
    edited(BattleFrozen, ({ newest }) => ({ newest: newest + 9 })),
    edited(BattleDrawn, ({ by }) => ({ by: { ...by, round: by.round + 1 } })),
    edited(BattleDrawn, ({ by }) => ({ by: { ...by, randomness: H } })),
  ],
  'battle-sealed': [moved(BattleSealed, ({ time }) => ({ time: time + 9_000 }))],
  // A changed ticket, a swapped winner, another tie and jackpot, swapped teams.
  'battle-draw': [
    edited(BattleDrawn, ({ tickets: [first = [], ...others] }) => ({
      tickets: [first.map((ticket) => (ticket + 1) % 0x1000000), ...others],
    })),
    edited(BattleDrawn, ({ winner }) => ({ winner: winner === 1 ? 2 : 1 })),
    edited(BattleDrawn, ({ tie }) => ({ tie: tie && { ...tie, number: 1 - tie.number } }), {
      where: ({ tie }) => tie !== null,
    }),
    edited(
      BattleDrawn,
      ({ jackpot }) => ({ jackpot: jackpot && { ...jackpot, number: jackpot.number + 1 } }),
      {
        where: ({ jackpot }) => jackpot !== null,
      },
    ),
    edited(BattleDrawn, ({ picks }) => ({ picks: picks.toReversed() }), {
      where: ({ picks }) => picks.length === 4,
    }),
  ],
  // A void without a reason, and a cancellation of a battle that is full.
  'battle-void': [
    edited(BattleVoided, () => ({ reason: 'no-beacon' as const }), {
      where: ({ reason }) => reason === 'late',
    }),
    edited(BattleCancelled, () => ({ reason: 'version' as const }), {
      where: ({ reason }) => reason === 'expired',
    }),
    moved(BattleVoided, ({ time }) => ({ time: time - 58_000 }), {
      where: ({ reason }) => reason === 'late',
    }),
  ],
  // A share changed, items twice or never, a refund never.
  'battle-gain': [
    edited(SeatSettled, ({ share }) => ({ share: share + 1 }), { where: ({ share }) => share > 0 }),
    edited(SeatSettled, ({ value }) => ({ value: value + 1 })),
    edited(LootGranted, () => ({ part: 6 })),
    repeating(LootGranted),
    both(
      without(LootGranted, { nth: -1 }),
      without(ItemsGranted, { nth: -1, where: ({ source }) => source === 4 }),
    ),
    both(
      without(SeatReleased, { where: ({ card }) => !card }),
      without(WalletPosted, { where: ({ reason }) => reason === 'battle-release' }),
    ),
    ...ends['battle-gain'],
  ],
  'battle-invite': [
    edited(InvitationSent, () => ({ battle: streamOfBattle(99) })),
    edited(InvitationsMuted, () => ({ muted: false })),
    ...ends['battle-invite'],
  ],
};
