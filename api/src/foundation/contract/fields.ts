import { Type, type TSchema } from 'typebox';

/** Milliseconds since 1970, UTC. */
export const Time = Type.Integer({ description: 'milliseconds since 1970-01-01T00:00:00Z' });
/** A moment that every clock and calendar tells, up to the end of the year 9999. */
export const Moment = Type.Integer({
  minimum: 0,
  maximum: Date.UTC(9999, 11, 31, 23, 59, 59, 999),
  description: 'milliseconds since 1970-01-01T00:00:00Z',
});
export const Hash = Type.String({ pattern: '^[0-9a-f]{64}$', description: '64 lower-case hex digits' });
export const UserSeed = Type.String({
  pattern: '^[A-Za-z0-9]{1,16}$',
  description: '1 to 16 letters or digits',
});
export const Ticket = Type.Integer({ minimum: 0, maximum: 16_777_215 });
/** How many tickets, or where a half-open range of them ends. */
export const TicketCount = Type.Integer({ minimum: 0, maximum: 16_777_216 });
/** Where the true return is, with 95 % confidence; σ is that of one open's return by the published odds. */
export const Band = Type.Union([Type.Object({ low: Type.Number(), high: Type.Number() }), Type.Null()], {
  description: '95 % confidence band of the observed return: ± 1.96 σ / √opens',
});
export const Probability = Type.Number({ minimum: 0, maximum: 1 });

export { Rarity } from '@skins/engine/catalogue';
export { Gems } from './gems.ts';

export const PageQuery = Type.Object({
  current: Type.Optional(Type.Integer({ minimum: 1, maximum: 1_000_000, default: 1 })),
  size: Type.Optional(Type.Integer({ minimum: 1, maximum: 100 })),
});

/** A page of a list: `total` counts all records, `current` is the page's number from 1. */
export const Page = <Row extends TSchema>(row: Row) =>
  Type.Object({ records: Type.Array(row), total: Type.Integer(), current: Type.Integer() });

/** A page that goes on behind the one before: it costs the same however deep in the list it lies. */
export const AfterQuery = Type.Object({
  after: Type.Optional(Type.String({ maxLength: 1_000, description: 'goes on behind a page: its `next`' })),
  size: PageQuery.properties.size,
});

/** What such a page says. `total` counts all that the caller may see, however the list is narrowed. */
export const AfterPage = <Row extends TSchema>(row: Row) =>
  Type.Object({
    records: Type.Array(row),
    total: Type.Integer({ minimum: 0 }),
    next: Type.Union([Type.String(), Type.Null()], { description: 'null at the end of the list' }),
  });

/** How large a body may be that holds much of a catalogue, in bytes. */
export const CATALOGUE_BYTES = 4 * 1024 * 1024;
