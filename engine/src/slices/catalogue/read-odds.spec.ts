import { describe, expect, it } from 'vitest';
import { readOdds } from './read-odds.ts';
import { PUBLISHED } from '../../../../test/catalogue/sample-catalogue.ts';

const { odds, versionHash } = PUBLISHED.data;

describe('external odds', () => {
  it('are read with their hash', () => {
    expect(readOdds(JSON.parse(JSON.stringify(odds)))).toEqual({ odds, versionHash });
  });

  it('have another hash if any part differs', () => {
    const dearer = readOdds({ ...odds, price: odds.price + 1 });

    expect(dearer).toMatchObject({ odds: { price: odds.price + 1 } });
    expect(dearer).not.toMatchObject({ versionHash });
  });

  it.each([null, {}, { ...odds, items: [] }, { ...odds, more: 1 }])('are refused as %j', (content) => {
    expect(readOdds(content)).toMatchObject({ rule: 'schema' });
  });

  it('must split all tickets', () => {
    expect(readOdds({ ...odds, items: odds.items.slice(1) })).toMatchObject({ rule: 'tickets' });
  });
});
