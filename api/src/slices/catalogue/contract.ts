import { BoxTerms, Shelf, Skin } from '@skins/engine/catalogue';
import { Type } from 'typebox';
import { get, post } from '../../foundation/contract/call.ts';
import { CATALOGUE_BYTES, Hash, TicketCount } from '../../foundation/contract/fields.ts';

const Amount = Type.Integer({ minimum: 0, description: '1/10,000 gem' });
const Names = Type.Object({ zh: Type.String(), en: Type.String(), ru: Type.String(), vi: Type.String() });

const SkinOnDesk = Type.Object({
  ...Skin.properties,
  lowest: Type.Integer({ description: 'the least that it was ever listed at, in 1/10,000 gem' }),
});

const BoxOnDesk = Type.Object({
  boxId: Type.String(),
  price: Amount,
  face: Type.Object({
    number: Type.Integer(),
    shelfId: Type.String(),
    name: Names,
    lede: Names,
    image: Type.String(),
    hero: Type.String(),
  }),
  items: Type.Array(
    Type.Object({
      skinId: Type.String(),
      probability: Type.String({ description: 'a decimal text, exactly the tickets' }),
      value: Amount,
      tickets: TicketCount,
    }),
  ),
  version: Type.Integer({ minimum: 1 }),
  versionHash: Hash,
  terms: BoxTerms,
});

const Bounds = Type.Object(
  {
    rtp: Type.Object({ min: Type.Integer(), max: Type.Integer() }, { description: 'in 1/10,000' }),
    priceMin: Amount,
    priceMax: Amount,
  },
  { description: 'what boxes are held to now' },
);

const DropTier = Type.Object({
  priceFrom: Amount,
  tickets: TicketCount,
  worth: Type.String({ description: 'of one open, expected, times 2^24; in 1/10,000 gem' }),
});

/** Initial data for an editor of boxes, skins and shelves. */
export const catalogueDesk = get('/admin/api/catalogue/desk', {
  summary: 'What was published, also what has yet to count, as a change has it: what an editor starts from',
  access: 'operator',
  right: 'read',
  data: Type.Object({
    skins: Type.Array(SkinOnDesk),
    shelves: Type.Array(Shelf),
    boxes: Type.Array(BoxOnDesk),
    bounds: Bounds,
    drops: Type.Array(DropTier, {
      description: 'extra drops in force now, by rising price; empty while closed',
    }),
    imageOrigin: Type.Union([Type.String(), Type.Null()], {
      description: 'where pictures come from whose paths begin with a slash; null: from here',
    }),
  }),
});

export const catalogueFile = get('/admin/api/catalogue/file', {
  summary: 'What is in force, in the format that operators import',
  access: 'operator',
  right: 'read',
  data: Type.Object({
    format: Type.Literal('skins-catalogue/1'),
    shelves: Type.Array(Type.Unknown()),
    skins: Type.Array(Type.Unknown()),
    boxes: Type.Array(Type.Unknown()),
  }),
});

export const catalogueRead = post('/admin/api/catalogue/read', {
  summary: 'Read a catalogue file: what it would change, and every fault in it; writes nothing',
  access: 'operator',
  right: 'read',
  bodyBytes: CATALOGUE_BYTES,
  // The file is checked against its own format, which reports each fault by its place.
  body: Type.Object({
    file: Type.Object({}, { additionalProperties: true, description: 'as fixtures/README.md has it' }),
  }),
  data: Type.Object({
    skins: Type.Array(Type.Unknown(), {
      description: 'new, or otherwise than in force; as a change has them',
    }),
    shelves: Type.Array(Type.Unknown()),
    boxes: Type.Array(Type.Unknown()),
    faults: Type.Array(Type.String(), { description: 'a line each: where, what was expected and found' }),
  }),
});
