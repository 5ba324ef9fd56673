import { describe, expect, it } from 'vitest';
import { APPS, cssTypes, writtenCssTypes } from '../css-types/css-types.ts';

describe.each(APPS)('css-types of %s', (app) => {
  it('declare the classes of every CSS module; `npm run css-types` writes them', async () => {
    expect(Object.fromEntries(writtenCssTypes(app))).toEqual(Object.fromEntries(await cssTypes(app)));
  });
});
