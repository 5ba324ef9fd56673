import { idOf, streamOf, toGems } from '@skins/engine/kernel';
import { type Proposal, approvalFault } from '@skins/engine/operators';
import { type Room, type RoomState, roomStream } from '@skins/engine/rolls';
import type { Source } from '../../foundation/admin/resources.ts';
import type { AdminTools } from '../../foundation/admin/tools.ts';
import type { Desks } from './desks.ts';
import { List } from '../../foundation/lists/index.ts';
import { evidenceOf, passedIn } from './evidence.ts';
import { roomQuestions } from './questions.ts';
import { unknownRequirements } from './requirements.ts';
import type { RoomDetail, RoomRow } from './resources.ts';
import { type Created, endingOf, stateOf, steersOf } from './room-shown.ts';
import { allRooms } from './views.ts';

interface RoomFilter {
  readonly type?: number;
  readonly state?: RoomRow['state'];
}

/** Rooms in the order of their table; details from their streams. */
export function roomSource(tools: AdminTools<Desks>): Source<RoomRow, RoomDetail, RoomFilter> {
  const { readModels, game } = tools;
  const { desk: operators } = tools.desks.operators;
  const list = new List(readModels, allRooms);
  const ask = roomQuestions(readModels);
  const read = async (id: string): Promise<RoomState> => (await game.streams.roll.read(roomStream(id))).state;
  const rowsOf = async (ids: readonly string[]): Promise<RoomRow[]> => {
    const found = await Promise.all(ids.map(read));
    return found.flatMap(({ room }) => (room.created === undefined ? [] : [rowOf(room, room.created)]));
  };
  return {
    async list({ filter: { type: kind, state }, sort, begin, limit }) {
      const wanted = { whose: null, filter: { kind, state } };
      const column = sort.field === 'closesAt' ? 'closes' : 'position';
      const ordered = { column, descending: sort.descending } as const;
      const { rows, next } = list.page({ ...wanted, ...begin, limit, sort: ordered });
      return {
        rows: await rowsOf(rows.map(({ id }) => id)),
        total: list.total(wanted),
        next: next && { ...next, sort: sort.field },
      };
    },
    many: rowsOf,
    async one(id, { operator }) {
      if (ask.one(id) === undefined) return undefined;
      const { room, proposals } = await read(id);
      const { created } = room;
      if (created === undefined) return undefined;
      const nameOf = await operators.names();
      const { register } = game.operators();
      const time = game.clock();
      const told = (name: string, open: Proposal) => ({
        id: name,
        author: nameOf(open.author),
        hash: open.hash,
        expires: open.expires,
        whyNot:
          approvalFault(register, proposals, {
            proposalId: open.proposalId,
            by: operator.operatorId,
            right: 'approve-rolls',
            hash: open.hash,
            time,
          })?.code ?? null,
      });
      const given = new Set(ask.prizes(id).map(({ rank }) => rank));
      return {
        ...rowOf(room, created),
        description: created.description,
        image: created.image,
        prizeList: prizesOf(room, created, given),
        requirements: unknownRequirements(created.conditions, 'EN').map(({ kind, wanted, days }) => ({
          kind,
          wanted,
          days,
        })),
        passwords: { issued: room.issued.size, used: created.door === 'once' ? room.used.size : 0 },
        steps: stepsOf(room),
        reason: room.cancelled?.reason ?? null,
        evidence: evidenceOf(room, created, passedIn(room)),
        proposals: [...proposals.open].map(([name, open]) => told(name, open)),
      };
    },
  };
}

const prizesOf = (
  { winners }: Room,
  { prizes }: Created,
  given: ReadonlySet<number>,
): RoomDetail['prizeList'] =>
  prizes.map(({ skinId, value }, k) => {
    const winner = winners[k] ?? null;
    return {
      rank: k + 1,
      skinId,
      value: toGems(value),
      winner: winner === null ? '' : idOf(streamOf(winner.joined)),
      given: given.has(k + 1),
    };
  });

function rowOf(room: Room, created: Created): RoomRow {
  return {
    id: idOf(streamOf(created.place)),
    type: Number(created.kind === 'streamer'),
    name: created.name,
    state: room.published === undefined && stateOf(room) === 'waiting' ? 'created' : stateOf(room),
    ending: endingOf(room),
    people: room.tree.size,
    prizes: created.prizes.length,
    worth: toGems(created.held),
    held: room.ended === undefined ? toGems(created.held) : 0,
    door: created.door,
    oneADevice: room.limited !== undefined,
    steers: steersOf(created),
    host: created.host ?? '',
    closesAt: created.closesAt,
    time: created.time,
  };
}

/** Returns past steps, oldest first. */
function stepsOf(room: Room): RoomDetail['steps'] {
  const { created, published, cancelled, closed, frozen, sealed, drawn, voided, ended } = room;
  const all = { created, published, cancelled, closed, frozen, sealed, drawn, voided, ended };
  return Object.entries(all).flatMap(([stage, at]) => (at === undefined ? [] : [{ stage, time: at.time }]));
}
