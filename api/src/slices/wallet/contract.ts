import { Type } from 'typebox';
import { get } from '../../foundation/contract/call.ts';
import { AfterPage, AfterQuery, Gems, Time } from '../../foundation/contract/fields.ts';
import { file } from '../../foundation/contract/file.ts';
import { POSTING_WAYS } from './listed-posting.ts';

const Position = Type.String({ description: 'in the log' });
const Kind = Type.String({
  pattern: '^[a-z]+(-[a-z]+)*$',
  maxLength: 40,
  description: 'why gems moved: a reason of the log',
});

const Narrowed = {
  kind: Type.Optional(Kind),
  way: Type.Optional(Type.Enum([...POSTING_WAYS])),
  from: Type.Optional(Time),
  to: Type.Optional(Type.Integer({ description: 'before this, in milliseconds since 1970' })),
};

const Posting = Type.Object({
  id: Position,
  kind: Type.String(),
  kindName: Type.String({ description: 'in the caller’s language' }),
  change: Type.Number({ description: 'of the balance, in gems, with its sign; 0 where others’ gems moved' }),
  balance: Gems,
  cause: Type.Union([Type.String(), Type.Null()], {
    description: 'the place, stream#version, of the event that it is for; null where edition 1 did not say',
  }),
  commandId: Type.String({ description: 'the Idempotency-Key that it happened under' }),
  createTime: Time,
});

/** Data of the page `/user/assets/record` (spec 2.2). */
export const assetsRecord = get('/api/personal/center/assets/record', {
  summary: "The player's gem record: every posting, the newest first, with what caused it",
  access: 'player',
  waits: true,
  query: Type.Object({ ...Narrowed, ...AfterQuery.properties }),
  data: Type.Object({
    ...AfterPage(Posting).properties,
    kinds: Type.Array(Type.Object({ kind: Type.String(), name: Type.String() }), {
      description: 'why gems can move at all, for a filter',
    }),
  }),
});

export const assetsRecordCsv = get('/api/personal/center/assets/record/csv', {
  summary:
    "The player's gem record as a CSV file, the newest first: however long it is, it comes piece by piece",
  access: 'player',
  waits: true,
  perMinute: 12,
  query: Type.Object(Narrowed),
  data: file('text/csv', 'a line a posting, in UTF-8; no cell is run as a formula'),
});

export const ledger = get('/api/main/ledger', {
  summary:
    'Where all gems are, summed over all players; adjustments by hand and voided items in lines of their own',
  waits: true,
  data: Type.Object({
    position: Type.String({ description: 'the log up to and including this event is summed' }),
    minted: Gems,
    held: Gems,
    house: Gems,
    escrow: Gems,
    adjustments: Type.Object({
      credited: Gems,
      debited: Gems,
    }),
    voided: Type.Array(
      Type.Object({
        reason: Type.String(),
        name: Type.String(),
        items: Type.Integer({ minimum: 1 }),
        gems: Gems,
      }),
      { description: 'items that two operators voided, by reason; gems: what they were worth when granted' },
    ),
    mintedFor: Type.Array(Type.Object({ kind: Type.String(), name: Type.String(), gems: Type.Number() }), {
      description: 'what was minted, by reason, the most first; below 0 where more came back',
    }),
  }),
});
