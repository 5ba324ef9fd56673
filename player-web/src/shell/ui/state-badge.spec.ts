import { expect, it } from 'vitest';
import { languages, shared } from '../i18n';
import { ITEM_STATES } from './StateBadge';

it.each(languages)(
  'the badge of an item state has a distinct word for each state in %s',
  async (language) => {
    const { state } = (await shared[language]()).default.ui;
    expect(new Set(ITEM_STATES.map((code) => state[`s${code}`])).size).toBe(ITEM_STATES.length);
  },
);
