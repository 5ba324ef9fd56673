import { Type } from 'typebox';
import { get, post } from '../../foundation/contract/call.ts';
import {
  AfterPage,
  AfterQuery,
  Gems,
  Hash,
  PageQuery,
  Probability,
  Rarity,
  TicketCount,
  Time,
} from '../../foundation/contract/fields.ts';
import { BoxItem, Roll } from '../boxes/contract.ts';

const PhaseNumber = Type.Integer({
  minimum: 0,
  maximum: 7,
  description: '0 is the new moon, 7 the full one',
});
const Season = Type.String({ description: 'a moon is kept for one season' });

/** An exact fraction, as whole numbers in text. */
const Exact = Type.Object({ numerator: Type.String(), denominator: Type.String() });

const Phase = Type.Object({
  phase: PhaseNumber,
  boxId: Type.String(),
  name: Type.String(),
  image: Type.String(),
  versionHash: Hash,
  price: Gems,
  rtp: Type.Number({ description: 'published return to player, as a fraction of the price' }),
  topTickets: TicketCount,
  topProbability: Probability,
  items: Type.Array(BoxItem),
});

/** The long run of the moon, computed exactly from the eight versions. */
const Run = Type.Object({
  rtp: Type.Number({ description: 'value that comes back over gems spent' }),
  rtpExact: Exact,
  opensPerTop: Type.Number({ description: 'openings until one of the top tier, on average' }),
  reachesFull: Probability,
  shares: Type.Array(Probability, { description: 'of each phase, how large a part of all openings' }),
});

export const moonboxInfo = get('/api/moonbox/info', {
  summary: 'The moon box: its eight phases with their odds, the long run, and the moon of the caller',
  waits: true,
  data: Type.Object({
    open: Type.Boolean(),
    season: Season,
    name: Type.String(),
    since: Type.Union([Time, Type.Null()], { description: 'from when on these rules are in force' }),
    endsAt: Type.Union([Time, Type.Null()]),
    rulesHash: Hash,
    phase: PhaseNumber,
    opens: Type.Integer({ description: 'openings of the caller in the season' }),
    top: Type.Array(Type.String(), { description: 'ids of the skins of the top tier' }),
    phases: Type.Array(Phase, { description: 'the new moon first; empty while the moon box is closed' }),
    run: Type.Union([Run, Type.Null()]),
    observed: Type.Object({
      opens: Type.Integer({ description: 'of everybody in the last 30 days' }),
      rtp: Type.Union([Type.Number(), Type.Null()]),
    }),
  }),
});

export const moonboxOpen = post('/api/moonbox/open', {
  summary: 'Open the moon box once, at the phase that the caller saw',
  access: 'player',
  idempotencyKey: 'optional',
  refusals: ['moon-closed', 'stale-version', 'insufficient-gems'],
  body: Type.Object({
    phase: PhaseNumber,
    versionHash: Type.String({ maxLength: 64, description: 'the version that the caller saw for it' }),
    rulesHash: Type.String({ maxLength: 64, description: 'the rules that the caller saw' }),
  }),
  data: Type.Object({
    balance: Gems,
    cost: Gems,
    position: Type.String({
      description: 'where in the log the play stands; lists can be asked to wait for it',
    }),
    phase: PhaseNumber,
    next: PhaseNumber,
    opens: Type.Array(Type.Object({ ...Roll, nextServerHash: Hash }), { description: 'one' }),
  }),
});

export const moonboxRecord = get('/api/moonbox/record', {
  summary: "The caller's openings of the moon box, newest first, each with the phase that it drew from",
  access: 'player',
  query: Type.Object({ ...PageQuery.properties, after: AfterQuery.properties.after }),
  waits: true,
  data: Type.Object({
    current: Type.Integer(),
    ...AfterPage(
      Type.Object({
        id: Type.String({ description: 'position in the log' }),
        season: Season,
        phase: PhaseNumber,
        next: PhaseNumber,
        boxName: Type.String(),
        itemId: Type.String(),
        stuffName: Type.String(),
        stuffImage: Type.String(),
        exterior: Type.String(),
        skinsRarity: Rarity,
        category: Type.String(),
        price: Gems,
        cost: Gems,
        createTime: Time,
      }),
    ).properties,
  }),
});
