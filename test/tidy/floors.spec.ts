import { describe, expect, it } from 'vitest';
import { circlesIn, importGraph } from './import-graph.ts';

const FOUNDATION = 'api/src/foundation/';

/** Files of the foundation, without tests and their samples, with what each imports. */
const foundation = [...importGraph].filter(
  ([path]) => path.startsWith(FOUNDATION) && !path.endsWith('.spec.ts'),
);

const folderOf = (path: string): string => path.slice(FOUNDATION.length).split('/')[0] ?? '';

describe('the foundation of the service', () => {
  it('imports no slice, and nothing of the shop', () => {
    const upward = foundation.flatMap(([path, imports]) =>
      imports.filter((to) => /^api\/src\/(slices|shop|index)\b/.test(to)).map((to) => `${path} → ${to}`),
    );
    expect(upward).toEqual([]);
  });

  it('has no circle of folders', () => {
    const folders = new Map<string, Set<string>>();
    for (const [path, imports] of foundation) {
      const from = folderOf(path);
      const into = folders.get(from) ?? new Set();
      folders.set(from, into);
      for (const to of imports)
        if (to.startsWith(FOUNDATION) && folderOf(to) !== from) into.add(folderOf(to));
    }
    expect(folders.size).toBeGreaterThan(20);
    const graph = new Map([...folders].map(([folder, into]): [string, string[]] => [folder, [...into]]));
    expect(circlesIn(graph)).toEqual([]);
  });
});
