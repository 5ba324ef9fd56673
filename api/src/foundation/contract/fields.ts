import { Type, type TSchema } from 'typebox';

/** Milliseconds since 1970, UTC. */
export const Time = Type.Integer({ description: 'milliseconds since 1970-01-01T00:00:00Z' });
/** A time that clocks and calendars can show, up to the end of the year 9999. */
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
/** A number of tickets, or the exclusive end of a range of tickets. */
export const TicketCount = Type.Integer({ minimum: 0, maximum: 16_777_216 });
/** The 95 % confidence band of the true return; σ is that of one open's return by the published odds. */
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

/** A page that continues after the previous one. Its cost does not depend on its depth in the list. */
export const AfterQuery = Type.Object({
  after: Type.Optional(Type.String({ maxLength: 1_000, description: 'goes on behind a page: its `next`' })),
  size: PageQuery.properties.size,
});

/** The answer with such a page. `total` counts all records that the caller may see, regardless of the filter. */
export const AfterPage = <Row extends TSchema>(row: Row) =>
  Type.Object({
    records: Type.Array(row),
    total: Type.Integer({ minimum: 0 }),
    next: Type.Union([Type.String(), Type.Null()], { description: 'null at the end of the list' }),
  });

/** Maximum size of a body that contains much of a catalogue, in bytes. */
export const CATALOGUE_BYTES = 4 * 1024 * 1024;
