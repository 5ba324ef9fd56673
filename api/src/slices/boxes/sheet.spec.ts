import { beforeAll, describe, expect, it } from 'vitest';
import type { Catalogue } from '@skins/engine/catalogue';
import { TICKETS } from '@skins/engine/fairness';
import { sampleGame } from '../../../../test/samples/api/game.ts';
import { sheetOf, versionOf } from './sheet.ts';

describe('the sheet of a version', () => {
  let catalogue: Catalogue;

  beforeAll(async () => {
    catalogue = (await sampleGame()).catalogue();
  });

  it('states the return to player, the rarest item and the share of each rarity', () => {
    const version = catalogue.boxes.get('box-one')?.current;
    if (version === undefined) throw new Error('no box');
    const sheet = sheetOf(version, catalogue);

    // 0.5 × 0.5 + 2 × 0.4 + 5.75 × 0.1 = 1.625 for 1.9
    expect(sheet.rtp).toBeCloseTo(1.625 / 1.9, 6);
    expect(sheet.shares).toEqual([{ rarity: 'rare', tickets: TICKETS }]);
    expect(sheet.rarest).toBe(Math.round(TICKETS / 10));
    expect(sheetOf(version, catalogue)).toBe(sheet);
  });

  it('belongs to a version, found by its hash', () => {
    const box = catalogue.boxes.get('box-one');

    expect(versionOf(box, box?.current.versionHash ?? '')).toBe(box?.current);
    expect(versionOf(box, 'a'.repeat(64))).toBeUndefined();
    expect(versionOf(undefined, 'a'.repeat(64))).toBeUndefined();
  });
});
