import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { languages, shared } from '../i18n';
import { ITEM_STATES } from './StateBadge';

const sheet = readFileSync(join(import.meta.dirname, 'StateBadge.module.css'), 'utf8');
/** What the badge of a state sets: its hue, and how much of it. */
const colourOf = (status: number): string =>
  new RegExp(`\\[data-status='${status}'\\][^{]*\\{([^}]*)\\}`).exec(sheet)?.[1]?.replaceAll(/\s/g, '') ?? '';

describe('the badge of an item state', () => {
  it('has a colour of its own for each', () => {
    const colours = ITEM_STATES.map(colourOf);
    expect(colours.filter((colour) => !colour.includes('--h:'))).toEqual([]);
    expect(new Set(colours).size).toBe(ITEM_STATES.length);
  });

  it.each(languages)('has a word of its own for each in %s', async (language) => {
    const { state } = (await shared[language]()).default.ui;
    expect(new Set(ITEM_STATES.map((code) => state[`s${code}`])).size).toBe(ITEM_STATES.length);
  });
});
