import { closed } from '@skins/engine/kernel';
import { type Static, Type } from 'typebox';
import { Names } from '../../foundation/contract/admin/fields.ts';
import { resource } from '../../foundation/contract/admin/resource.ts';
import { Gems, Hash, Time } from '../../foundation/contract/fields.ts';
import { Room, roomDetail } from './contract.ts';

const State = Type.Enum(['created', 'waiting', 'playing', 'ended']);

const RoomRow = Type.Object({
  id: Type.String(),
  type: Room.properties.type,
  name: Names,
  state: State,
  ending: Room.properties.ending,
  people: Type.Integer({ minimum: 0 }),
  prizes: Type.Integer({ minimum: 1 }),
  worth: { ...Gems, description: 'of its prizes, in gems' },
  held: { ...Gems, description: 'by the room now: nothing once it ended' },
  door: Type.Enum(['open', 'password', 'once']),
  oneADevice: Room.properties.oneADevice,
  steers: Room.properties.steers,
  host: Type.String({ description: 'player id; empty for official rooms' }),
  closesAt: Time,
  time: Time,
});
export type RoomRow = Static<typeof RoomRow>;

const Proposal = Type.Object({
  id: Type.String(),
  author: Type.String(),
  hash: Hash,
  expires: Time,
  whyNot: Type.Union([Type.String(), Type.Null()], { description: 'why the caller may not approve it' }),
});

const RoomDetail = Type.Object({
  ...RoomRow.properties,
  description: Names,
  image: Type.String(),
  prizeList: Type.Array(
    Type.Object({
      rank: Type.Integer(),
      skinId: Type.String(),
      value: Gems,
      winner: Type.String({ description: 'player id; empty before the draw, and where nobody has it' }),
      given: Type.Boolean(),
    }),
  ),
  requirements: Type.Array(
    Type.Object({
      kind: Type.String(),
      wanted: Type.Number(),
      days: Type.Union([Type.Integer(), Type.Null()]),
    }),
  ),
  passwords: Type.Object({ issued: Type.Integer(), used: Type.Integer() }),
  steps: Type.Array(Type.Object({ stage: Type.String(), time: Time }), { description: 'the first first' }),
  reason: Type.Union([Type.String(), Type.Null()], { description: 'why it was taken back' }),
  evidence: roomDetail.data.properties.evidence,
  proposals: Type.Array(Proposal),
});
export type RoomDetail = Static<typeof RoomDetail>;

/** The slice's resources in the console. */
export const resources = {
  rolls: resource({
    right: 'read',
    summary: 'Roll rooms, and how far they have come',
    row: RoomRow,
    detail: RoomDetail,
    filter: closed({ type: Type.Optional(Room.properties.type), state: Type.Optional(State) }),
    sortable: ['time', 'closesAt'],
  }),
};
