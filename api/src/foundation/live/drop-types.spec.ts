import { defineEvent } from '@skins/engine/kernel';
import { type Static, type TSchema, Type } from 'typebox';
import { Value } from 'typebox/value';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import type { CommitListener } from '../runtime/index.ts';
import { purseCodec } from '../../../../test/samples/api/purse.ts';
import { createMemoryStore, positionOf } from '../store/index.ts';
import { InviteMessage, PropsDropMessage, RedPacketMessage } from '../../slices/live/contract.ts';
import { Live } from './live.ts';
import { type LiveSource, liveSource } from './source.ts';

// Shows how a slice sends the other types of the drop channel (docs/operations.md, "Live channels").

type Body<Message extends TSchema> = Omit<Static<Message>, 'position'>;

const Invited = defineEvent('Invited', Type.Object({ guest: Type.String() }));
const PacketsFell = defineEvent('PacketsFell', Type.Object({ gems: Type.Integer() }));
const PropsCame = defineEvent('PropsCame', Type.Object({ player: Type.String() }));

const DROP = { channel: 'drop', landsMs: 0, listed: undefined } as const;

const sources: readonly LiveSource[] = [
  // To one player only.
  liveSource(Invited, {
    ...DROP,
    tell: ({ guest }) => ({
      owner: guest,
      audience: 'owner',
      rare: false,
      body: () =>
        ({
          msgType: 1,
          name: 'b***n',
          avatar: '/art/avatar/1.svg',
          roomPrice: 12.5,
          roomId: 'room',
        }) satisfies Body<typeof InviteMessage>,
    }),
  }),
  // To everybody, regardless of the limit.
  liveSource(PacketsFell, {
    ...DROP,
    tell: ({ gems }, { time }) => ({
      owner: undefined,
      audience: 'everybody',
      rare: true,
      body: () =>
        ({ msgType: 3, time, duration: 30, name: 'Friday', amount: gems }) satisfies Body<
          typeof RedPacketMessage
        >,
    }),
  }),
  liveSource(PropsCame, {
    ...DROP,
    tell: ({ player }) => ({
      owner: player,
      audience: 'owner',
      rare: false,
      body: () => ({ msgType: 4, boxSkinsList: [] }) satisfies Body<typeof PropsDropMessage>,
    }),
  }),
];

let live: Live;
let commit: CommitListener;

beforeEach(async () => {
  vi.useFakeTimers();
  live = new Live({
    store: createMemoryStore(),
    runtime: {
      onCommit: (listener) => {
        commit = listener;
        return () => undefined;
      },
    },
    codec: purseCodec,
    clock: () => 1_000,
    sources,
    lists: () => [],
    check: async (token) => ({ kind: 'valid', subject: token, begun: 0 }),
    note: () => undefined,
    followable: { playerOf: () => undefined, may: () => Promise.resolve(false) },
    onTrouble: (error) => {
      throw error;
    },
  });
  await live.start(() => ({ online: 0, connections: 0, users: 0, demo: false }));
});
afterEach(() => {
  live.stop();
  vi.useRealTimers();
});

/** Returns what a client hears on the drop channel, except its join. */
function listen(token: string): unknown[] {
  const heard: unknown[] = [];
  const write = (bytes: Buffer) => {
    for (let at = 0; at < bytes.length;) {
      const short = bytes[at + 1] ?? 0;
      const [length, head] = short < 126 ? [short, 2] : [bytes.readUInt16BE(at + 2), 4];
      const said: unknown = JSON.parse(bytes.toString('utf8', at + head, at + head + length));
      if (Reflect.has(Object(said), 'msgType')) heard.push(said);
      at += head + length;
    }
  };
  const wire = { write, unread: () => 0, ping: () => undefined, close: () => undefined };
  live.meet('drop', wire)?.hear(JSON.stringify({ token }));
  return heard;
}

it('sends invitations and props to their player only, and red packets to everybody, by the contract', async () => {
  const [ben, cleo] = [listen('ben'), listen('')];
  await vi.advanceTimersByTimeAsync(0);
  const events = [
    Invited.of({ guest: 'ben' }),
    PacketsFell.of({ gems: 100 }),
    PropsCame.of({ player: 'ben' }),
  ];
  commit('battle-a', events, {
    position: positionOf(3),
    firstVersion: 1,
    time: 1_000,
    commandId: 'c',
    actor: 'system',
  });
  vi.advanceTimersByTime(1_000);
  const schemas = [InviteMessage, RedPacketMessage, PropsDropMessage];
  expect(schemas.map((schema, n) => Value.Check(schema, ben[n]))).toEqual([true, true, true]);
  expect(ben).toMatchObject(
    ['000000000001', '000000000002', '000000000003'].map((position) => ({ position })),
  );
  expect(cleo).toEqual([ben[1]]);
});
