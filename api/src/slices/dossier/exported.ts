import { playerStream } from '@skins/engine/accounts';
import { type Static, Type } from 'typebox';
import { Time } from '../../foundation/contract/fields.ts';
import type { Shop } from '../../shop/shop.ts';
import { userIdOf } from '../hall/counted.ts';
import type { Desks } from './desks.ts';

const SECURITY_EVENTS_MAX = 1_000;

/** All data about a player, for that player. */
export const Exported = Type.Object({
  playerId: Type.String(),
  exported: Time,
  person: Type.Union([
    Type.Object({
      phone: Type.String(),
      fingerprint: Type.String(),
      spreadCode: Type.String(),
      realName: Type.String({ description: 'empty: not given' }),
      card: Type.String({ description: 'empty: not given' }),
      steamId: Type.String({ description: 'empty: not bound' }),
      tradeLink: Type.String({ description: 'empty: not set' }),
    }),
    Type.Null(),
  ]),
  sessions: Type.Array(Type.Object({ id: Type.String(), created: Time })),
  inboxReadUpTo: Type.String({ description: 'position in the log up to which notifications were read' }),
  follows: Type.Array(Type.Object({ userId: Type.String({ description: 'public' }), since: Time }), {
    description: 'whom the player follows',
  }),
  activityReminders: Type.Array(
    Type.Object({ activity: Type.String(), asked: Type.Integer(), read: Type.Boolean() }),
    { description: 'activities of whose start the player wanted to be told' },
  ),
  marks: Type.Array(Type.Object({ kind: Type.String(), seen: Time }), {
    description:
      'devices, network addresses and payers of the last 90 days; only their keyed hashes are stored',
  }),
  notes: Type.Array(Type.Object({ time: Time, text: Type.String() })),
  securityEvents: Type.Array(
    Type.Object({ time: Time, kind: Type.String(), what: Type.String(), address: Type.String() }),
  ),
  events: Type.Array(Type.Unknown(), { description: 'records of the log, as the tree holds them' }),
});

type Exporting = Pick<Shop<Pick<Desks, 'accounts' | 'security'>>, 'game' | 'desks'>;

/** Collects all data about a player. The cost grows with the player's events. */
export async function exportedOf(
  { game, desks: { accounts, security } }: Exporting,
  playerId: string,
): Promise<Static<typeof Exported>> {
  const recorded = await game.store.readStream(playerStream(playerId));
  const person = await accounts.personal.find(playerId);
  const facts = await accounts.facts.of(playerId);
  const { rows } = await (
    await security.trail.table()
  ).page({
    name: playerId,
    descending: true,
    begin: { offset: 0 },
    limit: SECURITY_EVENTS_MAX,
  });
  return {
    playerId,
    exported: game.clock(),
    // Without the password hash, which would only help a thief.
    person: person
      ? {
          phone: person.phone,
          fingerprint: person.fingerprint,
          spreadCode: person.spreadCode,
          realName: facts['real-name'] ?? '',
          card: facts.card ?? '',
          steamId: facts['steam-id'] ?? '',
          tradeLink: facts['trade-link'] ?? '',
        }
      : null,
    sessions: (await accounts.sessions.of('player', playerId, '')).map(({ id, created }) => ({
      id,
      created,
    })),
    inboxReadUpTo: await accounts.personal.reads.of(playerId),
    follows: (await accounts.personal.follows.of(playerId)).map(({ followed, since }) => ({
      userId: userIdOf(followed),
      since,
    })),
    activityReminders: [...(await accounts.personal.reminders.of(playerId))],
    marks: [...(await accounts.personal.marks.of(playerId, game.clock()))],
    notes: (await accounts.notes.of(playerId)).map(({ time, text }) => ({ time, text })),
    securityEvents: rows.map(({ time, kind, what, address }) => ({ time, kind, what, address })),
    events: recorded.map(({ record }): unknown => JSON.parse(record)),
  };
}
