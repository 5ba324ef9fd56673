import { closed } from '@skins/engine/kernel';
import { SuspendReason } from '@skins/engine/standing';
import { type Static, Type } from 'typebox';
import { Gems, Hash, Time } from '../../foundation/contract/fields.ts';
import { Count, PlayerId, Span } from '../../foundation/contract/admin/fields.ts';
import { resource } from '../../foundation/contract/admin/resource.ts';

const PlayerRow = Type.Object({
  id: Type.String(),
  registered: Time,
  balance: Gems,
  items: Count,
  opens: Count,
  staked: Gems,
  seen: Type.Integer({ description: "when the player's stream grew last" }),
});
export type PlayerRow = Static<typeof PlayerRow>;

const SeedChain = Type.Object({
  chainId: Type.Integer({ minimum: 1 }),
  anchor: Hash,
  length: Type.Integer({ minimum: 1 }),
  used: Count,
  commitment: Hash,
  armed: Type.Boolean({ description: 'whether a user seed was set after the anchor was logged' }),
});
export type SeedChain = Static<typeof SeedChain>;

export const PlayerRecord = Type.Object({
  id: Type.String(),
  registered: Time,
  avatar: Type.String(),
  balance: Gems,
  bagCount: Count,
  bagValue: Gems,
  events: Type.Integer({ description: "in the player's stream" }),
  phone: Type.Union([Type.String(), Type.Null()], {
    description: 'masked: 138****0000; null for who may not see it',
  }),
  device: Type.Union([Type.String(), Type.Null()], {
    description: 'what the device of the registration is called here; null for who may not see it',
  }),
  verified: Type.Union([Time, Type.Null()], {
    description: 'when a real name was given, of somebody of age',
  }),
  platform: Type.Union([Type.String(), Type.Null()], {
    description:
      'the account of the game platform, masked: *************0001; null for none, and for who may not see it',
  }),
  bound: Type.Boolean({ description: 'whether there is one' }),
  erased: Type.Union([Time, Type.Null()], { description: 'since when nothing is known of the person' }),
  suspension: Type.Union(
    [
      Type.Object({
        reason: SuspendReason,
        until: Type.Union([Time, Type.Null()], { description: 'null: until it is lifted' }),
        since: Time,
      }),
      Type.Null(),
    ],
    { description: 'that binds now' },
  ),
  seeds: Type.Object({
    current: Type.Union([SeedChain, Type.Null()]),
    next: Type.Union([SeedChain, Type.Null()]),
  }),
});
export type PlayerRecord = Static<typeof PlayerRecord>;

const EventRow = Type.Object({
  id: Type.String({ description: 'position in the log' }),
  stream: Type.String(),
  version: Type.Integer({ minimum: 1 }),
  type: Type.String(),
  time: Time,
  actor: Type.String(),
  command: Type.String(),
  data: Type.Unknown(),
  summary: Type.String({ description: "one line in the caller's language" }),
});
export type EventRow = Static<typeof EventRow>;

/** The slice's resources in the console. */
export const resources = {
  players: resource({
    right: 'read-players',
    summary: 'Players',
    row: PlayerRow,
    detail: PlayerRecord,
    filter: closed({
      q: Type.Optional(Type.String({ description: 'how the id begins, or the name that is shown' })),
      phone: Type.Optional(
        Type.String({
          maxLength: 64,
          description: 'four digits or more of the phone number: for who may unmask players',
        }),
      ),
      device: Type.Optional(
        Type.String({
          maxLength: 16,
          description: 'as a player’s page names it: for who may unmask players',
        }),
      ),
      ...Span,
    }),
    shows: 'players',
    sortable: ['id', 'registered', 'balance', 'opens', 'staked'],
  }),
  events: resource({
    right: 'read-players',
    summary: "A player's events, from the stream",
    row: EventRow,
    detail: EventRow,
    filter: closed({
      playerId: Type.Optional(PlayerId),
      types: Type.Optional(Type.Array(Type.String({ maxLength: 64 }), { maxItems: 40 })),
      ...Span,
    }),
    shows: 'of-a-player',
    sortable: ['id', 'version', 'time'],
  }),
};
