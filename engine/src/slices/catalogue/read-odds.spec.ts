import { describe, expect, it } from 'vitest';
import { readOdds } from './read-odds.ts';
import { PUBLISHED } from '../../../../test/catalogue/sample-catalogue.ts';

const { odds, versionHash } = PUBLISHED.data;

describe('odds from outside', () => {
  it('are read with the hash that names them', () => {
    expect(readOdds(JSON.parse(JSON.stringify(odds)))).toEqual({ odds, versionHash });
  });

  it('have another hash when anything of them is another', () => {
    const dearer = readOdds({ ...odds, price: odds.price + 1 });

    expect(dearer).toMatchObject({ odds: { price: odds.price + 1 } });
    expect(dearer).not.toMatchObject({ versionHash });
  });

  it.each([null, {}, { ...odds, items: [] }, { ...odds, more: 1 }])('are not %j', (content) => {
    expect(readOdds(content)).toMatchObject({ rule: 'schema' });
  });

  it('part all tickets', () => {
    expect(readOdds({ ...odds, items: odds.items.slice(1) })).toMatchObject({ rule: 'tickets' });
  });
});
