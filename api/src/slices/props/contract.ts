import { BoxKind } from '@skins/engine/catalogue';
import { Prop } from '@skins/engine/kernel';
import { Type } from 'typebox';
import { PlayerId } from '../../foundation/contract/admin/fields.ts';
import { get, post } from '../../foundation/contract/call.ts';
import { AfterPage, AfterQuery, Gems, Hash, Rarity, Time } from '../../foundation/contract/fields.ts';

/** Display data of a kind of prop. */
const Kind = {
  type: Prop,
  name: Type.String({ description: 'in the caller’s language' }),
  boxId: Type.Union([Type.String(), Type.Null()], { description: 'that a ticket opens' }),
  boxName: Type.String({ description: 'in the caller’s language; empty where there is no box' }),
};

const Held = Type.Object({
  ...Kind,
  image: Type.String({ description: 'of the box; empty where there is none' }),
  boxType: Type.Union([BoxKind, Type.Null()], { description: 'of the box; null where there is none' }),
  onSale: Type.Boolean({ description: 'whether the ticket’s box can be opened now; true of any other prop' }),
  count: Type.Integer({ minimum: 1 }),
});

export const heldProps = get('/api/personal/center/props', {
  summary: 'What the player holds beside gems and skins',
  access: 'player',
  data: Type.Object({
    props: Type.Array(Held),
    trendUntil: Type.Union([Time, Type.Null()], {
      description: 'until when a card shows the trend of all players; null where none is in use',
    }),
  }),
});

export const unlockTrend = post('/api/personal/center/props/trend', {
  summary: 'Use up a trend card: the trend of all players is shown for a day',
  access: 'player',
  idempotencyKey: 'optional',
  refusals: ['trend-unlocked', 'prop-not-held'],
  body: Type.Object({}),
  data: Type.Object({ trendUntil: Time, position: Type.String() }),
});

const Face = {
  skinId: Type.String(),
  name: Type.String({ description: 'brand and name joined by a pipe' }),
  image: Type.String(),
  skinsRarity: Rarity,
  category: Type.String(),
  exterior: Type.String({ description: 'in the caller’s language' }),
};

const Fragments = Type.Integer({ minimum: 1, description: 'that it takes' });

export const fragmentOffers = get('/api/personal/center/debris', {
  summary: 'Skins that fragments are exchanged for',
  access: 'player',
  data: Type.Object({
    open: Type.Boolean(),
    held: Type.Integer({ minimum: 0, description: 'fragments of the player' }),
    rulesHash: Hash,
    offers: Type.Array(Type.Object({ ...Face, fragments: Fragments, price: Gems })),
  }),
});

export const exchangeFragments = post('/api/personal/center/debris/exchange', {
  summary: 'Exchange fragments for a skin, by the rules that the player saw',
  access: 'player',
  idempotencyKey: 'optional',
  refusals: ['unknown-skin', 'exchange-closed', 'not-in-exchange', 'stale-version', 'prop-not-held'],
  body: Type.Object({
    skinId: Type.String({ minLength: 1, maxLength: 40 }),
    fragments: Type.Integer({ minimum: 1, maximum: 1_000_000 }),
    rulesHash: Type.String({ maxLength: 64, description: 'of the offers that the player saw' }),
  }),
  data: Type.Object({
    ...Face,
    itemId: Type.String(),
    value: Type.Number({ description: 'what the item counts as, in gems' }),
    held: Type.Integer({ minimum: 0, description: 'fragments that are left' }),
    position: Type.String({ description: 'where in the log the exchange stands' }),
  }),
});

/** Data of the page `/user/props/record`. */
export const propsRecord = get('/api/personal/center/props/record', {
  summary: 'Every prop that came to the player or was used, the newest first',
  access: 'player',
  waits: true,
  query: AfterQuery,
  data: AfterPage(
    Type.Object({
      ...Kind,
      id: Type.String({ description: 'position in the log, and the place in its event' }),
      count: Type.Integer({ description: 'below zero where they were used' }),
      commandId: Type.String({ description: 'the Idempotency-Key under which it happened' }),
      createTime: Time,
    }),
  ),
});

export const playerProps = get('/admin/api/player/props', {
  summary: 'What a player holds beside gems and skins, out of the player’s stream',
  access: 'operator',
  right: 'read-players',
  refusals: ['unknown-player'],
  query: Type.Object({ playerId: PlayerId }),
  data: Type.Object({
    props: Type.Array(Held),
    trendUntil: Type.Union([Time, Type.Null()]),
  }),
});
