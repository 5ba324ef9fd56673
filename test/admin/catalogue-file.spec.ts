import { catalogueFile, catalogueRead } from '@skins/api/catalogue/contract';
import { expect, it } from 'vitest';
import { sharedShop } from '../http/shop.ts';
import { CHEAP } from '../http/test-catalogue.ts';
import { newOperator } from './operator.ts';

const shop = sharedShop([CHEAP]);

it('a catalogue file lists a box as changed if only its terms differ', async () => {
  const { client } = await newOperator(shop(), 'content');
  const file = await client.ask(catalogueFile);
  const nothing = { skins: [], shelves: [], boxes: [], faults: [] };
  expect(await client.ask(catalogueRead, { body: { file } })).toEqual(nothing);

  const terms = { perDay: 5, allowance: null };
  const boxes = file.boxes.map((box) => {
    const known: { id?: unknown } = Object(box);
    return known.id === CHEAP.id ? { ...known, terms } : known;
  });
  const read = await client.ask(catalogueRead, { body: { file: { ...file, boxes } } });
  expect(read).toMatchObject({ ...nothing, boxes: [{ boxId: CHEAP.id, terms }] });
});
