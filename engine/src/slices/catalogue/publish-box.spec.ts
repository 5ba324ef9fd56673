import { describe, expect, it } from 'vitest';
import { type AnyEvent, accepted, rejected } from '../../kernel/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { BoxVersionPublished, SkinListed } from './events.ts';
import type { PublishBox } from './box-draft.ts';
import { type PublishBoxRejection, publishBox } from './publish-box.ts';
import {
  BOX,
  FILLED,
  FILLING,
  LISTED,
  PUBLISHED,
  skinOf,
} from '../../../../test/catalogue/sample-catalogue.ts';
import { catalogueAhead, catalogueFold } from './state.ts';

const { given } = specify(catalogueFold, publishBox);

const publish = (change: Partial<PublishBox>, ...later: AnyEvent[]) =>
  given(...LISTED, ...later).when({ ...BOX, ...change }, FILLING);

const odds = (...probabilities: readonly string[]): PublishBox['items'] =>
  BOX.items.map(({ skinId }, n) => ({ skinId, probability: probabilities[n] ?? '0' }));

describe('publish-box', () => {
  it('puts a first version on sale, with its items at their current prices', () => {
    const { decision, reply, state } = publish({});

    expect(decision).toEqual(accepted(PUBLISHED));
    expect(BoxVersionPublished.fits(PUBLISHED.data)).toBe(true);
    expect(reply).toEqual({ published: 1 });
    expect(catalogueAhead(state.history).boxes.get('box-one')).toMatchObject({
      current: { versionHash: PUBLISHED.data.versionHash, version: 1 },
      versions: [{ version: 1 }],
    });
  });

  it.each([
    ['the price of the box', { price: 15_001 }, []],
    ['the probabilities', { items: odds('0.4', '0.5', '0.1') }, []],
    ['the order of the items', { items: BOX.items.toReversed() }, []],
    ['the price of a skin', {}, [SkinListed.of({ ...skinOf('fine', 20_001), from: FILLED })]],
  ])('puts a second version with a new hash on sale if %s changed', (_what, change, repriced) => {
    const { events, state } = publish(change, PUBLISHED, ...repriced);

    expect(events).toMatchObject([{ type: 'BoxVersionPublished', data: { version: 2 } }]);
    const box = catalogueAhead(state.history).boxes.get('box-one');
    expect(box?.current.versionHash).not.toBe(PUBLISHED.data.versionHash);
    expect(box?.versions.map(({ version }) => version)).toEqual([1, 2]);
    expect(box?.versions[0]?.odds).toEqual(PUBLISHED.data.odds);
  });

  it('keeps the hash if only the face changed', () => {
    const face = { ...BOX.face, number: 2 };

    expect(publish({ face }, PUBLISHED).decision).toEqual(
      accepted(BoxVersionPublished.of({ ...PUBLISHED.data, face, version: 2 })),
    );
  });

  it('writes nothing if repeated, in any order of fields', () => {
    const { hero, ...face } = BOX.face;
    const { decision, reply } = publish({ face: { hero, ...face } }, PUBLISHED);

    expect(decision).toEqual(accepted());
    expect(reply).toEqual({ published: 0 });
  });

  it('refuses a change once there are players, but accepts an unchanged repeat', () => {
    const played = { ...FILLING, played: true };

    expect(given(...LISTED).when(BOX, played).decision).toEqual(rejected({ code: 'needs-approval' }));
    expect(given(...LISTED, PUBLISHED).when(BOX, played).decision).toEqual(accepted());
  });

  const malformed = (field: string) => ({ code: 'malformed-box', boxId: 'box-one', field }) as const;

  const refusals: [string, Partial<PublishBox>, PublishBoxRejection][] = [
    ['a price of zero', { price: 0 }, malformed('/price')],
    ['a price that is no number', { price: Number.NaN }, malformed('/price')],
    ['no items', { items: [] }, malformed('/items')],
    ['a malformed id', { boxId: 'Box One' }, { ...malformed('/boxId'), boxId: 'Box One' }],
    [
      'an image of another place',
      { face: { ...BOX.face, image: 'https://example.org/one.svg' } },
      malformed('/face/image'),
    ],
    ['no name', { face: { ...BOX.face, name: { ...BOX.face.name, ru: '' } } }, malformed('/face/name/ru')],
    [
      'a lede of blanks',
      { face: { ...BOX.face, lede: { ...BOX.face.lede, zh: ' ' } } },
      malformed('/face/lede/zh'),
    ],
    ['a number of seven digits', { face: { ...BOX.face, number: 1_000_000 } }, malformed('/face/number')],
    [
      'an unknown shelf',
      { face: { ...BOX.face, shelfId: 'second' } },
      { code: 'unknown-shelf', shelfId: 'second' },
    ],
    [
      'an unknown skin',
      { items: [...BOX.items, { skinId: 'ghost', probability: '0.1' }] },
      { code: 'unknown-skin', skinId: 'ghost' },
    ],
    [
      'a hero that is no item of it',
      { face: { ...BOX.face, hero: 'plain' }, items: BOX.items.slice(1) },
      { code: 'unknown-skin', skinId: 'plain' },
    ],
    ['an item twice', { items: [...BOX.items, ...odds('0.1')] }, { code: 'item-twice', skinId: 'plain' }],
    [
      'a malformed probability',
      { items: odds('0.5', '1/2', '0.1') },
      { code: 'bad-probability', skinId: 'fine' },
    ],
    [
      'probabilities that sum to less than 1',
      { items: odds('0.5', '0.3', '0.1') },
      { code: 'probabilities-sum', sum: '0.9' },
    ],
    [
      'an item too rare for one ticket',
      { items: odds('0.5', '0.49999999', '0.00000001') },
      { code: 'no-ticket', skinId: 'rare' },
    ],
  ];

  it.each(refusals)('refuses %s', (_what, change, rejection) => {
    expect(publish(change).decision).toEqual(rejected(rejection));
  });

  it('reports the fault that comes first in precedence', () => {
    const twice = [...BOX.items, ...BOX.items];
    const ghost = { skinId: 'ghost', probability: 'x' };
    const lost = { ...BOX.face, shelfId: 'second' };
    const faults: Partial<PublishBox>[] = [
      { price: 0, face: lost, items: [...twice, ghost] },
      { face: lost, items: [...twice, ghost] },
      { items: [...twice, ghost] },
      { items: [...twice.slice(1), { skinId: 'plain', probability: 'x' }] },
      { items: odds('x', '0.5', '0.00000001') },
      { items: odds('0.5', '0.5', '0.00000001') },
      { items: odds('0.5', '0.49999999', '0.00000001') },
    ];

    expect(faults.map((fault) => publish(fault).decision)).toMatchObject([
      { rejection: { code: 'malformed-box' } },
      { rejection: { code: 'unknown-shelf' } },
      { rejection: { code: 'unknown-skin' } },
      { rejection: { code: 'item-twice' } },
      { rejection: { code: 'bad-probability' } },
      { rejection: { code: 'probabilities-sum' } },
      { rejection: { code: 'no-ticket' } },
    ]);
  });
});
