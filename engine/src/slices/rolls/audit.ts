import { PlayerRegistered } from '../accounts/events.ts';
import { AssistGiven } from '../assistance/events.ts';
import { ItemsGranted } from '../bag/events.ts';
import { SkinListed } from '../catalogue/events.ts';
import { EpochOpened } from '../epochs/events.ts';
import { PlayerErased } from '../erasure/events.ts';
import {
  all,
  defineAudit,
  either,
  follow,
  followStops,
  maybe,
  one,
  paidCounts,
  some,
} from '../../kernel/index.ts';
import { ChangeApproved, ChangeProposed, ChangeStopped } from '../operators/events.ts';
import { UserSeedSet } from '../seeds/events.ts';
import { type Books, type Own, type Shop, ownBook, shopBook } from './audit-books.ts';
import { auditDraw, auditPassed, auditPrizesGiven, auditVoided } from './audit-draw.ts';
import { auditClosed, auditFrozen, auditSealed, auditTaken, auditTurnedAway } from './audit-entries.ts';
import { auditClaimed, auditConditionsMet, auditRefused, auditWon, helpedIn } from './audit-join.ts';
import {
  auditCancelled,
  auditCreated,
  auditIssued,
  auditLimited,
  auditPublished,
  auditRoomEnded,
} from './audit-room.ts';
import {
  ConditionsMet,
  DeviceClaimed,
  DevicesLimited,
  DrawHeld,
  EntriesTaken,
  EntryRefused,
  EntryTurnedAway,
  PasswordsIssued,
  PrizePassed,
  PrizeWon,
  PrizesGiven,
  RoomCancelled,
  RoomClosed,
  RoomCreated,
  RoomEnded,
  RoomFrozen,
  RoomPublished,
  RoomSealed,
  RoomVoided,
  events,
} from './events.ts';

export const audit = defineAudit({
  events,
  rules: {
    'roll-room':
      'a room is made under the rules roll-terms in force, published, closed and ended once, in time',
    'roll-ceiling': 'prizes are worth no more than the rules say, and less where no independent beacon draws',
    'roll-held': 'prizes are held at what they are listed at, until each is given or back',
    'roll-source':
      'what draws was fixed when the room was made: the first round behind the close, or a committed seed',
    'roll-password': 'a password lets in whom it was issued for, and a one-time password one player',
    'roll-join': 'a player asks once for a room, before its close, with the seed that stands',
    'roll-device':
      'where each device lets one account in, who asks has claimed a device that nobody else did',
    'roll-condition': 'who asks meets the conditions, with the figures that the log comes to',
    'roll-entry': 'who asked before the close is in, in the order of the log, and nobody else',
    'roll-frozen': 'the frozen root is that of the entries, and is signed before the round',
    'roll-draw': 'the winners are the ones that the round and the root name, each under the root',
    'roll-void':
      'a room is taken back before its close, or void for a reason that the log shows, never after its round',
    'roll-prize': 'each prize is given once, to whom the draw names',
  },
  books: {
    own: ownBook,
    shop: shopBook,
    totals: ({ entries, draws, held, given }) => ({
      rollEntries: entries,
      rollDraws: draws,
      rollHeld: held,
      rollGiven: given,
    }),
  },
  checks: {
    RoomCreated: auditCreated,
    DevicesLimited: auditLimited,
    DeviceClaimed: auditClaimed,
    PasswordsIssued: auditIssued,
    RoomPublished: auditPublished,
    RoomCancelled: auditCancelled,
    EntriesTaken: auditTaken,
    EntryTurnedAway: auditTurnedAway,
    RoomClosed: auditClosed,
    RoomFrozen: auditFrozen,
    RoomSealed: auditSealed,
    DrawHeld: auditDraw,
    PrizePassed: auditPassed,
    PrizesGiven: auditPrizesGiven,
    RoomEnded: auditRoomEnded,
    RoomVoided: auditVoided,
    ConditionsMet: auditConditionsMet,
    EntryRefused: auditRefused,
    PrizeWon: auditWon,
  },
  counts: paidCounts,
  follows: [
    follow(PlayerRegistered, (_desk, { invitedBy }, { own }: Books) => {
      own.invitedBy = invitedBy;
      return undefined;
    }),
    follow(UserSeedSet, (_desk, { userSeed }, { own }: Books) => {
      own.userSeed = userSeed;
      return undefined;
    }),
    follow(PlayerErased, ({ stream }, _data, { shop }: Books) => void shop.erased.add(stream)),
    follow(EpochOpened, (_desk, { epoch }, { shop }: Books) => {
      shop.epoch = epoch;
      return undefined;
    }),
    follow(
      AssistGiven,
      ({ id }, { helped }, { shop }: Books) =>
        void shop.helped.set(`${id} ${helped}`, helpedIn(shop, id, helped) + 1),
    ),
    follow(SkinListed, (desk, { skinId, from, price }, { shop }: Books) =>
      shop.listed.put(desk, skinId, from, price),
    ),
    ...followStops<Own, Shop>(ChangeApproved, ChangeStopped, ({ listed }) => listed),
  ],
  writings: {
    'create-room': {
      in: 'roll',
      by: ['operator'],
      writes: all(
        either(one(RoomCreated, 'beacon'), one(RoomCreated, 'house')),
        maybe(one(DevicesLimited)),
        one(ChangeProposed),
      ),
    },
    'issue-passwords': { in: 'roll', by: ['operator'], writes: one(PasswordsIssued) },
    'publish-room': {
      in: 'roll',
      by: ['operator'],
      writes: all(one(RoomPublished), one(ChangeApproved)),
    },
    'cancel-room': { in: 'roll', by: ['operator'], writes: one(RoomCancelled) },
    'take-entries': {
      in: 'roll',
      by: ['flow'],
      writes: some(either(one(EntriesTaken), one(EntryTurnedAway))),
    },
    'close-room': {
      in: 'roll',
      by: ['flow'],
      writes: either(one(RoomClosed), one(RoomVoided, 'unpublished')),
    },
    'freeze-room': {
      in: 'roll',
      by: ['flow'],
      writes: either(
        one(RoomFrozen),
        one(RoomVoided, 'no-entries'),
        one(RoomVoided, 'late'),
        one(RoomVoided, 'epoch'),
      ),
    },
    'seal-room': { in: 'roll', by: ['flow'], writes: either(one(RoomSealed), one(RoomVoided, 'late')) },
    'void-room': {
      in: 'roll',
      by: ['flow'],
      writes: either(one(RoomVoided, 'late'), one(RoomVoided, 'no-beacon')),
    },
    'hold-draw': {
      in: 'roll',
      by: ['flow'],
      writes: either(one(DrawHeld, 'beacon'), one(DrawHeld, 'house'), one(RoomVoided, 'epoch')),
    },
    'pass-prize': { in: 'roll', by: ['flow'], writes: one(PrizePassed) },
    'note-prizes': { in: 'roll', by: ['flow'], writes: one(PrizesGiven) },
    'end-room': { in: 'roll', by: ['flow'], writes: one(RoomEnded) },
    'claim-device': { in: 'device', by: ['system'], writes: one(DeviceClaimed) },
    'join-room': { in: 'player', by: ['player'], writes: one(ConditionsMet) },
    'refuse-entry': { in: 'player', by: ['flow'], writes: one(EntryRefused) },
    'grant-prize': { in: 'player', by: ['flow'], writes: all(one(PrizeWon), one(ItemsGranted)) },
  },
  inputs: {
    'claim-device': ([event]) => (event !== undefined && DeviceClaimed.is(event) ? event.data : undefined),
    'join-room'(events) {
      const asked = events.find(ConditionsMet.is)?.data;
      return asked && { roomId: asked.roomId, pass: asked.pass, through: asked.through };
    },
  },
  ways: {},
});
