import { describe, expect, it } from 'vitest';
import { circlesIn, importGraph } from './import-graph.ts';

/** Packages without import cycles. */
const WITHOUT_CIRCLES = ['engine', 'fixtures', 'api', 'cli', 'player-web', 'admin-web', 'test'];

describe('the import graph', () => {
  it('includes types, re-exports, packages and lists', () => {
    const imports = (from: string): readonly string[] => importGraph.get(from) ?? [];
    expect(imports('api/src/slices/boxes/calls.ts')).toContain('api/src/slices/boxes/contract.ts');
    expect(imports('api/src/slices/index.ts')).toContain('api/src/slices/boxes/index.ts');
    expect(imports('api/src/slices/boxes/opening-calls.ts')).toContain('engine/src/slices/boxes/index.ts');
    expect(imports('test/http/player.ts')).toContain('api/src/slices/boxes/contract.ts');
    expect(imports('test/http/test-catalogue.ts')).toContain('api/src/slices/catalogue/file.ts');
    expect(imports('player-web/src/shell/net/ask.ts')).toContain('api/src/foundation/contract/index.ts');
  });

  it('reports a cycle, and none in a graph without cycles', () => {
    const graph = new Map([
      ['a', ['b', 'd']],
      ['b', ['c']],
      ['c', ['a']],
      ['d', ['e']],
      ['e', []],
      ['f', ['f', 'a']],
    ]);
    expect(circlesIn(graph)).toEqual([['a', 'b', 'c'], ['f']]);
  });
});

it.each(WITHOUT_CIRCLES)('no file of %s is part of an import cycle, not even through types', (name) => {
  expect(
    circlesIn(importGraph).filter((circle) => circle.some((path) => path.startsWith(`${name}/`))),
  ).toEqual([]);
});
