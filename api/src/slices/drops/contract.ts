import { BoxKind } from '@skins/engine/catalogue';
import { DROP_TYPES, DropTable } from '@skins/engine/drops';
import { Type } from 'typebox';
import { get } from '../../foundation/contract/call.ts';
import {
  AfterPage,
  AfterQuery,
  Gems,
  Hash,
  Probability,
  Rarity,
  Ticket,
  TicketCount,
  Time,
} from '../../foundation/contract/fields.ts';

const Count = Type.Integer({ minimum: 0 });
const Range = { startTicket: Ticket, endTicket: TicketCount };

/** What an extra drop brings (spec 3.13: drop reward). */
export const DropReward = Type.Object({
  stuffName: Type.String({
    description: 'in the caller’s language; of skins brand and name joined by a pipe',
  }),
  stuffImage: Type.String({ description: 'path or address; empty where the app draws it' }),
  price: Type.Number({ minimum: 0, description: 'worth at full price of all of it, in gems' }),
  activityRewardType: Type.Enum([...DROP_TYPES]),
  receiveNum: Type.Integer({ minimum: 1, description: 'how many' }),
  exterior: Type.String({ description: 'wear of a skin in the caller’s language, or empty' }),
  skinsRarity: Rarity,
  category: Type.String(),
  of: Type.Union([Type.String(), Type.Null()], {
    description: 'id of the skin, or of the box that a ticket opens',
  }),
  boxType: Type.Union([BoxKind, Type.Null()], { description: 'of the box; null where there is none' }),
});

/** An open's part in the extra drops. */
export const OpenDrop = Type.Object({
  number: Type.Integer({
    minimum: 0,
    maximum: 16_777_215,
    description: 'hex digits 7–12 of the result hash',
  }),
  rulesHash: Hash,
  ...Range,
  gives: Type.Union([DropReward, Type.Null()], { description: 'null: nothing, in this range of numbers' }),
});

/** The extra drops of one box. */
export const BoxDrops = Type.Object({
  rulesHash: Hash,
  tickets: TicketCount,
  chance: Probability,
  worth: Type.Number({ description: 'of the drop of one open on average, at full price, in gems' }),
  rtp: Type.Number({ description: 'that worth as a fraction of the box’s price' }),
  total: Type.Number({ description: 'published return of box and drop together' }),
});

const Tier = Type.Object({
  priceFrom: Gems,
  tickets: TicketCount,
  chance: Probability,
  worth: Type.Number({ description: 'of the drop of one open on average, at full price, in gems' }),
  drops: Type.Array(Type.Object({ ...DropReward.properties, ...Range, probability: Probability })),
});

const Figures = Type.Object({
  opens: Count,
  drops: Count,
  expected: Type.Number({ description: 'drops that the tables in force promised for these opens' }),
});

export const dropTable = get('/api/drop/table', {
  summary: 'A table of extra drops, the present one or an earlier one by its hash, with its effect on boxes',
  query: Type.Object({ rulesHash: Type.Optional(Hash) }),
  refusals: ['unknown-drops'],
  data: Type.Object({
    open: Type.Boolean(),
    rulesHash: Hash,
    version: Type.Integer({ minimum: 1 }),
    from: Time,
    content: DropTable,
    tiers: Type.Array(Tier, { description: 'by rising price of boxes' }),
    boxes: Type.Array(
      Type.Object({
        id: Type.String(),
        name: Type.String(),
        image: Type.String(),
        boxType: Type.Enum(['hash', 'csgo']),
        price: Gems,
        boxRtp: Type.Number({ description: 'published return of the box alone' }),
        drops: BoxDrops,
      }),
      { description: 'on sale, with a part in this table' },
    ),
    figures: Type.Object({ ...Figures.properties, days: Count, until: Time }),
  }),
});

/** A drop of the player. */
const OwnDrop = Type.Object({
  id: Type.String({ description: 'position of its open in the log' }),
  itemId: Type.String({ description: 'of the item that its open yielded: the proof is by it' }),
  boxId: Type.String(),
  boxName: Type.String(),
  number: Ticket,
  rulesHash: Hash,
  gives: DropReward,
  createTime: Time,
});

export const dropRecords = get('/api/drop/record', {
  summary: 'The player’s extra drops, the newest first, and how many the tables promised',
  access: 'player',
  query: AfterQuery,
  waits: true,
  data: Type.Object({ ...AfterPage(OwnDrop).properties, mine: Figures }),
});
