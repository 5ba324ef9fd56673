import { describe, expect, it } from 'vitest';
import { loadedBy } from '../../../test/samples/api/loaded-modules.ts';

describe('reading the list of slices', () => {
  const loaded = [...loadedBy("await import('./slices/index.ts')")];

  it('loads only their names, their texts, and the schemas of refusals', () => {
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

describe('the projection thread', () => {
  const loaded = [
    ...loadedBy(`
      const { projections } = await import('./shop/projections.ts');
      await projections(undefined);
      await import('./shop/projection-thread.ts');`),
  ];

  it('loads the engine, SQLite and their dependencies', () => {
    expect(loaded).toEqual(expect.arrayContaining(['slices/boxes/views.ts', 'slices/accounts/views.ts']));
    expect(loaded.filter((name) => !name.endsWith('.ts')).toSorted()).toEqual([
      '@noble/hashes',
      '@skins/engine',
      'better-sqlite3',
      'immutable',
      'typebox',
    ]);
  });

  it('loads no code that answers calls', () => {
    const answering = /^foundation\/(http|contract|admin|game)\/|\/(calls|contract|presenters)\.ts$/;
    // The texts of refusals are in the list of slices.
    expect(
      loaded.filter((name) => answering.test(name) && name !== 'foundation/contract/refusal.ts'),
    ).toEqual([]);
  });
});
