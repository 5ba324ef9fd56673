import { closed } from '@skins/engine/kernel';
import { type Static, Type } from 'typebox';
import { Time } from '../../foundation/contract/fields.ts';
import { Comparison, Count, Names } from '../../foundation/contract/admin/fields.ts';
import { resource } from '../../foundation/contract/admin/resource.ts';
import { CONDITIONS } from './conditions.ts';

const ProjectionRow = Type.Object({
  id: Type.String(),
  position: Type.String(),
  lag: Type.Integer({ description: 'events that it has not seen yet' }),
  parked: Type.Union([Type.String(), Type.Null()], { description: 'why it stopped, when it did' }),
});
export type ProjectionRow = Static<typeof ProjectionRow>;

/** Null if the lists cannot be read; the conditions say why. */
const CountRead = Type.Union([Count, Type.Null()]);

export const Health = Type.Object({
  id: Type.Literal('shop'),
  version: Type.String(),
  time: Time,
  head: Type.Integer({ description: 'events in the log' }),
  lag: Type.Integer({ description: 'of the projection that is furthest behind' }),
  parked: Type.Integer({ description: 'projections that stopped themselves' }),
  players: CountRead,
  connections: Type.Integer({ description: 'open live connections' }),
  listening: Type.Integer({ description: 'players who are logged in on one of them' }),
  flows: Type.Union([Count, Type.Null()], { description: 'flows that are open' }),
  stuck: Type.Union([Count, Type.Null()], { description: 'flows that stand still, up to 100' }),
  renewing: Type.Union([Count, Type.Null()], {
    description:
      'players whose seed chains of before the log was put back are still to be renewed, up to 10,000',
  }),
  ...Comparison.properties,
  opens: CountRead,
});
export type Health = Static<typeof Health>;

const FlowRow = Type.Object({
  id: Type.String({ description: 'place of the event that began it' }),
  stream: Type.String(),
  state: Type.Enum(['waiting', 'overdue', 'parked', 'paused']),
  waitsFor: Type.Object({ zh: Type.String(), en: Type.String() }),
  since: Type.Union([Time, Type.Null()]),
  due: Type.Union([Time, Type.Null()]),
  tries: Count,
  lastError: Type.Union([Type.String(), Type.Null()]),
  paused: Type.Union([Type.Object({ since: Time, by: Type.String() }), Type.Null()], {
    description: 'since when, and by whom',
  }),
  remedies: Type.Array(Type.Enum(['retry', 'pause', 'resume'])),
});
export type FlowRow = Static<typeof FlowRow>;

const NodeRow = Type.Object({
  id: Type.String({ description: 'its name' }),
  live: Type.Boolean({ description: 'it was heard of within ten seconds' }),
  leads: Type.Boolean({ description: 'it holds the lease: it runs the flows' }),
  heard: Time,
  version: Type.String({ description: 'of its program; empty if it did not say' }),
  edition: Type.Integer({ description: 'that it writes; 0 if it did not say' }),
  position: Type.Integer({ description: 'events that it has heard of' }),
  lacks: Type.Array(Type.String(), { description: 'what its program cannot read' }),
});
export type NodeRow = Static<typeof NodeRow>;

const ReadingRow = Type.Object({
  id: Type.Enum([...CONDITIONS]),
  state: Type.Enum(['well', 'notable', 'wrong'], {
    description: 'notable: somebody should look; wrong: somebody has to act',
  }),
  reading: Type.Union([Type.Number(), Type.Null()], {
    description: 'what was read: a count, bytes that are free, or a time',
  }),
  about: Type.Array(Type.String()),
});
export type ReadingRow = Static<typeof ReadingRow>;

const PlayMinuteRow = Type.Object({
  id: Type.String({ description: 'the minute, as milliseconds since 1970' }),
  time: Time,
  plays: Type.Integer({ description: 'of all games' }),
});
export type PlayMinuteRow = Static<typeof PlayMinuteRow>;

const MoneyDayRow = Type.Object({
  id: Type.String({ description: 'the house day, such as 2026-11-22' }),
  in: Type.Number({ description: 'gems that came from outside' }),
  out: Type.Number({ description: 'gems that left' }),
  held: Type.Number({ description: 'by players, at the end of the day' }),
  house: Type.Number({ description: 'at the end of the day' }),
  escrow: Type.Number({ description: 'held for games, at the end of the day' }),
});
export type MoneyDayRow = Static<typeof MoneyDayRow>;

const Figure = Type.Union([Type.Number(), Type.Null()]);
const ReturnRow = Type.Object({
  id: Type.String({ description: 'game and what of it was played, joined by a slash' }),
  game: Type.String(),
  subject: Type.String(),
  names: Names,
  plays: Count,
  expectedRtp: Figure,
  observedRtp: Figure,
  band: Comparison.properties.band,
  deviation: Figure,
  pValue: Type.Union([Type.Number(), Type.Null()], { description: 'by itself; null: too few plays' }),
  corrected: Type.Union([Type.Number(), Type.Null()], { description: 'among all, by Holm' }),
  verdict: Type.Enum(['as-published', 'too-few', 'suspicious']),
});
export type ReturnRow = Static<typeof ReturnRow>;

const WinRow = Type.Object({
  id: Type.String({ description: 'position in the log, and which of its items' }),
  playerId: Type.String(),
  value: Type.Number({ description: 'gems' }),
  skinId: Type.Union([Type.String(), Type.Null()]),
  names: Type.Union([Names, Type.Null()], { description: 'of an item' }),
  time: Time,
});
export type WinRow = Static<typeof WinRow>;

/** The slice's resources in the console. */
export const resources = {
  projections: resource({
    summary: 'How far the lists are behind the log',
    row: ProjectionRow,
    detail: ProjectionRow,
    filter: closed({}),
    sortable: ['id', 'lag'],
  }),
  flows: resource({
    summary: 'Flows that stand still, or are due for more than ten minutes: the oldest first',
    row: FlowRow,
    detail: FlowRow,
    filter: closed({}),
    sortable: ['id'],
  }),
  nodes: resource({
    summary: 'The nodes that were heard of within a minute; none in a shop of one server',
    row: NodeRow,
    detail: NodeRow,
    filter: closed({}),
    sortable: ['id'],
  }),
  readings: resource({
    summary: 'Whether everything is all right, thing by thing: the conditions that alerts tell of',
    row: ReadingRow,
    detail: ReadingRow,
    filter: closed({}),
    sortable: ['id'],
  }),
  'play-minutes': resource({
    summary: 'Plays of all games in each of the last 120 minutes',
    row: PlayMinuteRow,
    detail: PlayMinuteRow,
    filter: closed({}),
    sortable: ['id'],
  }),
  'money-days': resource({
    summary: 'Gems in, out, held, with the house and in escrow, on each of the last 30 house days',
    row: MoneyDayRow,
    detail: MoneyDayRow,
    filter: closed({}),
    sortable: ['id'],
  }),
  returns: resource({
    summary: 'Published against actual return of all that was ever played, with one corrected test over all',
    row: ReturnRow,
    detail: ReturnRow,
    filter: closed({}),
    sortable: ['id', 'plays', 'deviation'],
  }),
  wins: resource({
    summary: 'The ten largest wins of the house day, or of the last one with any',
    row: WinRow,
    detail: WinRow,
    filter: closed({}),
    sortable: ['id', 'value', 'time'],
    right: 'read-players',
  }),
  health: resource({
    summary: 'How the shop is: a single record, shop',
    row: Health,
    detail: Health,
    filter: closed({}),
    sortable: ['id'],
  }),
};
