import { NO_SHELF, apportion } from '@skins/engine/catalogue';
import { type Fault, brief } from './fault.ts';
import { type Fields, isFields } from './misfits.ts';

// Checks relations between parts of a catalogue file. Malformed parts are tolerated here; they are reported elsewhere.

type Faults = Generator<Fault, void, undefined>;
type Placed = readonly [place: string, value: unknown];

export const entriesOf = (file: Fields, list: string): readonly Fields[] => {
  const entries: unknown = file[list];
  return Array.isArray(entries) ? entries.map((entry: unknown) => (isFields(entry) ? entry : {})) : [];
};

export function* brokenRelations(file: Fields): Faults {
  const placed = (list: string, field: string): readonly Placed[] =>
    entriesOf(file, list).map((entry, n) => [`/${list}/${n}/${field}`, entry[field]]);
  const idsOf = (list: string) => new Set(entriesOf(file, list).map(({ id }) => id));

  yield* repeated(placed('shelves', 'id'), 'an id that no other shelf has');
  yield* repeated(placed('skins', 'id'), 'an id that no other skin has');
  yield* repeated(placed('boxes', 'id'), 'an id that no other box has');
  yield* repeated(placed('boxes', 'number'), 'a number that no other box has');
  const shelves = new Set([...idsOf('shelves'), NO_SHELF]);
  yield* unknown(placed('boxes', 'shelf'), shelves, 'the id of a shelf in this file');
  const skins = idsOf('skins');
  for (const [n, box] of entriesOf(file, 'boxes').entries()) yield* contents(box, `/boxes/${n}`, skins);
}

function* contents(box: Fields, place: string, skins: ReadonlySet<unknown>): Faults {
  const items = entriesOf(box, 'items');
  const held = items.map(({ skinId }, n): Placed => [`${place}/items/${n}/skinId`, skinId]);
  yield* unknown(held, skins, 'the id of a skin in this file');
  yield* repeated(held, 'a skin that no other item of the box is');
  yield* unknown(
    [[`${place}/hero`, box['hero']]],
    new Set(held.map(([, skinId]) => skinId)),
    "one of the box's items",
  );
  yield* odds(
    items.map(({ probability }) => String(probability)),
    `${place}/items`,
  );
}

function* odds(probabilities: readonly string[], place: string): Faults {
  const tickets = apportion(probabilities);
  if (!('code' in tickets) || tickets.code === 'bad-probability') return;
  if (tickets.code === 'probabilities-sum')
    yield { place, expected: 'probabilities that sum to exactly 1', found: tickets.sum };
  else
    yield {
      place: `${place}/${tickets.item}/probability`,
      expected: 'enough for one of the 2^24 tickets',
      found: brief(probabilities[tickets.item]),
    };
}

function* repeated(all: readonly Placed[], expected: string): Faults {
  const first = new Map<unknown, string>();
  for (const [place, value] of all) {
    const before = first.get(value);
    if (before === undefined) {
      if (value !== undefined) first.set(value, place);
    } else yield { place, expected, found: `${brief(value)}, as in ${before}` };
  }
}

function* unknown(all: readonly Placed[], known: ReadonlySet<unknown>, expected: string): Faults {
  for (const [place, value] of all)
    if (value !== undefined && !known.has(value)) yield { place, expected, found: brief(value) };
}
