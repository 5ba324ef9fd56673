import { describe, expect, it } from 'vitest';
import { loadedBy } from '../../../test/samples/api/loaded-modules.ts';

describe('reading the list of slices', () => {
  const loaded = [...loadedBy("await import('./slices/index.ts')")];

  it('loads their names, their words, the shapes that refusals carry, and nothing else of them', () => {
    expect(loaded).toContain('slices/boxes/index.ts');
    expect(
      loaded.filter(
        (name) =>
          !/^(foundation\/contract\/refusal|slices\/index|slices\/[a-z]+\/(index|refusals|missing))\.ts$|^typebox$/.test(
            name,
          ),
      ),
    ).toEqual([]);
  });
});

describe('the thread of projections', () => {
  const loaded = [
    ...loadedBy(`
      const { projections } = await import('./shop/projections.ts');
      await projections(undefined);
      await import('./shop/projection-thread.ts');`),
  ];

  it('loads the engine, SQLite and what they need', () => {
    expect(loaded).toEqual(expect.arrayContaining(['slices/boxes/views.ts', 'slices/accounts/views.ts']));
    expect(loaded.filter((name) => !name.endsWith('.ts')).toSorted()).toEqual([
      '@noble/hashes',
      '@skins/engine',
      'better-sqlite3',
      'immutable',
      'typebox',
    ]);
  });

  it('loads nothing that answers calls', () => {
    const answering = /^foundation\/(http|contract|admin|game)\/|\/(calls|contract|presenters)\.ts$/;
    // The words for refusals stand in the list.
    expect(
      loaded.filter((name) => answering.test(name) && name !== 'foundation/contract/refusal.ts'),
    ).toEqual([]);
  });
});
