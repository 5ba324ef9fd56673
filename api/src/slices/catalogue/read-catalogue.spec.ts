import { readFileSync } from 'node:fs';
import demoFile from '@skins/fixtures/catalogue.json' with { type: 'json' };
import { describe, expect, it } from 'vitest';
import { SAMPLE_FILE } from '../../../../test/catalogue/sample-file.ts';
import { MalformedCatalogue, readCatalogueFile, sentence } from './read-catalogue.ts';

/** A mutable, untyped copy of the sample. */
const sample = () => JSON.parse(JSON.stringify(SAMPLE_FILE));
type Spoil = (file: ReturnType<typeof sample>) => unknown;

function faultsOf(content: unknown): readonly string[] {
  try {
    readCatalogueFile(content);
    return [];
  } catch (error) {
    if (error instanceof MalformedCatalogue) return error.faults.map(sentence);
    throw error;
  }
}

/** Each rule of the format's table: the field as named there, a violation, and the expected message. */
const BROKEN: readonly (readonly [rule: string, spoil: Spoil, said: string | RegExp])[] = [
  ['format', (file) => (file.format = 'skins-catalogue/2'), /^\/format: expected skins-catalogue\/1/],
  ['format', (file) => delete file.format, /^\/format: expected skins-catalogue\/1/],
  ['source', (file) => (file.source = 5), '/source: expected a text, found 5'],
  [
    'every id',
    (file) => (file.shelves[0].id = 'First'),
    /^\/shelves\/0\/id: expected an id: .* found "First"/,
  ],
  ['every id', (file) => (file.skins[1].id = 'x'.repeat(41)), /^\/skins\/1\/id: expected an id/],
  ['every id', (file) => delete file.boxes[1].id, /^\/boxes\/1\/id: expected an id: .* found nothing$/],
  [
    'every id',
    (file) => file.shelves.push(file.shelves[0]),
    '/shelves/1/id (shelf first): expected an id that no other shelf has, found "first", as in /shelves/0/id',
  ],
  [
    'every id',
    (file) => file.skins.push({ ...file.skins[0], price: '1' }),
    '/skins/3/id (skin plain): expected an id that no other skin has, found "plain", as in /skins/0/id',
  ],
  [
    'every id',
    (file) => file.boxes.push({ ...file.boxes[0], number: 3, price: '1.00' }),
    '/boxes/2/id (box box-one): expected an id that no other box has, found "box-one", as in /boxes/0/id',
  ],
  [
    'every name, lede',
    (file) => (file.shelves[0].name.vi = ''),
    '/shelves/0/name/vi (shelf first): expected a text that is not empty, found ""',
  ],
  ['every name, lede', (file) => (file.boxes[0].name.ru = ' '), /^\/boxes\/0\/name\/ru \(box box-one\)/],
  ['every name, lede', (file) => delete file.boxes[0].lede.zh, /^\/boxes\/0\/lede\/zh .* found nothing$/],
  ['every name, lede', (file) => (file.boxes[0].lede.fr = 'a'), /^\/boxes\/0\/lede\/fr .*no such field/],
  [
    'every name, lede',
    (file) => (file.skins[0].name = 'a'),
    /an object with the fields zh, en, ru, vi, found "a"/,
  ],
  ['shelves', (file) => (file.shelves = {}), '/shelves: expected a list of shelves, found {}'],
  [
    'shelves[].type',
    (file) => (file.shelves[0].type = 'case'),
    /^\/shelves\/0\/type .*expected hash or csgo/,
  ],
  [
    'skins[].name',
    (file) => (file.skins[0].name.en = 'No pipe'),
    '/skins/0/name/en (skin plain): expected brand and name, joined by the only pipe, with a blank on each side of it, ' +
      'found "No pipe"',
  ],
  ['skins[].name', (file) => (file.skins[0].name.zh = 'A | B | C'), /^\/skins\/0\/name\/zh/],
  ['skins[].name', (file) => (file.skins[0].name.zh = 'A|B'), /^\/skins\/0\/name\/zh/],
  ['skins[].name', (file) => (file.skins[0].name.en = ''), /^\/skins\/0\/name\/en/],
  [
    'skins[].image, boxes[].image',
    (file) => (file.skins[0].image = 'https://example.com/x.png'),
    /^\/skins\/0\/image .*absolute path/,
  ],
  [
    'skins[].image, boxes[].image',
    (file) => (file.boxes[0].image = '//example.com/x.png'),
    /^\/boxes\/0\/image .*absolute path/,
  ],
  ['skins[].image, boxes[].image', (file) => (file.boxes[0].image = 'art/x.svg'), /^\/boxes\/0\/image/],
  [
    'skins[].image, boxes[].image',
    (file) => (file.boxes[0].image = '/\\example.com/x.png'),
    /^\/boxes\/0\/image/,
  ],
  [
    'skins[].image, boxes[].image',
    (file) => (file.boxes[0].image = `/${'x'.repeat(200)}`),
    /^\/boxes\/0\/image/,
  ],
  [
    'skins[].rarity',
    (file) => (file.skins[0].rarity = 'golden'),
    /^\/skins\/0\/rarity .*or common, found "golden"/,
  ],
  ['skins[].rarity', (file) => (file.skins[0].rarity = 'unknown'), /^\/skins\/0\/rarity/],
  [
    'skins[].category',
    (file) => (file.skins[0].category = 'spoon'),
    /^\/skins\/0\/category .*or sticker, found/,
  ],
  [
    'skins[].exterior',
    (file) => (file.skins[0].exterior = 'new'),
    /^\/skins\/0\/exterior .*bs or null, found/,
  ],
  ['skins[].exterior', (file) => delete file.skins[0].exterior, /^\/skins\/0\/exterior .*found nothing/],
  [
    'every price',
    (file) => (file.boxes[1].price = '0'),
    '/boxes/1/price (box box-two): expected gems as a decimal text, above 0, at most 1000000000, with at most 4 places, found "0"',
  ],
  ['every price', (file) => (file.skins[0].price = '0.0000'), /^\/skins\/0\/price/],
  ['every price', (file) => (file.skins[0].price = '0.00001'), /^\/skins\/0\/price/],
  ['every price', (file) => (file.skins[0].price = '1000000000.0001'), /^\/skins\/0\/price/],
  ['every price', (file) => (file.skins[0].price = '-1'), /^\/skins\/0\/price/],
  ['every price', (file) => (file.skins[0].price = '1e3'), /^\/skins\/0\/price/],
  ['every price', (file) => (file.skins[0].price = 1), /^\/skins\/0\/price .*found 1$/],
  ['boxes[].number', (file) => (file.boxes[0].number = 0), /^\/boxes\/0\/number .*a whole number from 1/],
  ['boxes[].number', (file) => (file.boxes[0].number = 1.5), /^\/boxes\/0\/number/],
  ['boxes[].number', (file) => (file.boxes[0].number = 1_000_000), /^\/boxes\/0\/number/],
  [
    'boxes[].number',
    (file) => (file.boxes[1].number = 1),
    '/boxes/1/number (box box-two): expected a number that no other box has, found 1, as in /boxes/0/number',
  ],
  [
    'boxes[].shelf',
    (file) => (file.boxes[1].shelf = 'nowhere'),
    '/boxes/1/shelf (box box-two): expected the id of a shelf in this file, found "nowhere"',
  ],
  [
    'boxes[].hero',
    (file) => (file.boxes[1].hero = 'nobody'),
    `/boxes/1/hero (box box-two): expected one of the box's items, found "nobody"`,
  ],
  [
    'boxes[].items',
    (file) => (file.boxes[0].items = []),
    /^\/boxes\/0\/items .*a list of 1 to 500 items, found 0$/,
  ],
  [
    'boxes[].items',
    (file) => (file.boxes[0].items[1].skinId = 'ghost'),
    '/boxes/0/items/1/skinId (box box-one): expected the id of a skin in this file, found "ghost"',
  ],
  [
    'boxes[].items',
    (file) => (file.boxes[0].items[1].skinId = 'plain'),
    '/boxes/0/items/1/skinId (box box-one): expected a skin that no other item of the box is, ' +
      'found "plain", as in /boxes/0/items/0/skinId',
  ],
  [
    'boxes[].terms',
    (file) => Object.assign(file.boxes[0], { terms: { perDay: 0, allowance: null } }),
    /^\/boxes\/0\/terms\/perDay/,
  ],
  [
    'items[].probability',
    (file) => (file.boxes[0].items[0].probability = 0.5),
    /^\/boxes\/0\/items\/0\/probability/,
  ],
  [
    'items[].probability',
    (file) => (file.boxes[0].items[0].probability = '1.1'),
    /at most 1, with at most 30 places/,
  ],
  [
    'items[].probability',
    (file) => (file.boxes[0].items[0].probability = `0.5${'0'.repeat(30)}`),
    /^\/boxes\/0\/items\/0\/probability .*at most 30 places/,
  ],
  [
    'items[].probability',
    (file) => (file.boxes[0].items[0].probability = '0.6'),
    '/boxes/0/items (box box-one): expected probabilities that sum to exactly 1, found 1.1',
  ],
  [
    'items[].probability',
    (file) => {
      file.boxes[0].items[0].probability = '0.59999999';
      file.boxes[0].items[2].probability = '0.00000001';
    },
    '/boxes/0/items/2/probability (box box-one): expected enough for one of the 2^24 tickets, found "0.00000001"',
  ],
];

describe('readCatalogueFile', () => {
  it.each(BROKEN)('refuses a violation of the rule of %s (%#), and names the place', (_rule, spoil, said) => {
    const file = sample();
    spoil(file);

    expect(faultsOf(file)[0]).toMatch(said);
  });

  it('is tested here for every rule of its table', () => {
    const text = readFileSync(new URL('../../../../fixtures/README.md', import.meta.url), 'utf8');
    const table = text.slice(text.indexOf('| Field | Rule |'), text.indexOf('A probability below'));
    const rules = table
      .split('\n')
      .flatMap((line) => /^\| (.*`.*?) \| /.exec(line)?.[1]?.replaceAll('`', '') ?? []);

    expect(rules.length).toBeGreaterThan(10);
    expect(rules.toSorted()).toEqual([...new Set(BROKEN.map(([rule]) => rule))].toSorted());
  });

  it('accepts the sample, the demo catalogue, and a file at all limits', () => {
    const limits = sample();
    limits.source = 'by hand';
    limits.skins[0].price = '0.0001';
    limits.skins[0].name.en = 'A-1, (b) | «C» – d';
    limits.boxes[0].price = '1000000000.0000';
    limits.boxes[0].number = 999_999;
    limits.boxes[0].items[0].probability = `0.5${'0'.repeat(29)}`;
    limits.boxes[1].items = [{ skinId: 'rare', probability: '1.0' }];

    expect([limits, sample(), demoFile].map(faultsOf)).toEqual([[], [], []]);
  });
});

describe('a faulty file', () => {
  it('reports all faults at once, each place once', () => {
    const file = sample();
    file.skins[0].price = 'free';
    file.skins[2] = null;
    file.boxes[1].id = 'box-one';
    file.boxes[1].items[0].probability = '50 %';
    file.boxes[1].colour = 'red';

    expect(faultsOf(file).map((said) => said.split(/:? /)[0])).toEqual([
      '/skins/0/price',
      '/skins/2',
      '/boxes/1/items/0/probability',
      '/boxes/1/colour',
      '/boxes/1/id',
      '/boxes/0/items/2/skinId',
      '/boxes/1/items/2/skinId',
    ]);
  });

  it.each([
    ['nothing', undefined],
    ['null', null],
    ['a list', [SAMPLE_FILE]],
    ['a text', 'secret'],
    ['another object', { format: 'secret', secret: 1 }],
  ])('quotes nothing of a file that is %s', (_what, content) => {
    expect(faultsOf(content)).toEqual(['/format: expected skins-catalogue/1, found something else']);
  });

  it('escapes terminal control characters', () => {
    const spoiled = { ...SAMPLE_FILE, '\u001B[2J/~': '\u001B[2J' };

    expect(faultsOf(spoiled)).toEqual(['/\\u001b[2J~1~0: expected no such field, found "\\u001b[2J"']);
  });

  it('shortens long values', () => {
    expect(faultsOf({ ...SAMPLE_FILE, source: ['x'.repeat(1_000)] })[0]?.length).toBeLessThan(120);
  });
});
