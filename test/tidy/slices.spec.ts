import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { shop } from '@skins/engine/shop';
import { describe, expect, it } from 'vitest';
import * as kits from '../slices.ts';
import { LAZY_LISTS, listedIn, loadedByList, loadedLater } from './lists.ts';
import { KNOWN, engineFolders, engineImports, faultOf, isKnown, knowing, reachesInside } from './slices.ts';
import { ROOT, type Source, importsOf } from './sources.ts';

const pathsOf = (files: Iterable<Source>): string[] => [...files].map(({ path }) => path);

/** What is wrong with one line in a file of the engine. */
const faultIn = (path: string, line: string): string | undefined =>
  importsOf({ path: `engine/src/${path}`, text: line })
    .map(faultOf)
    .find((fault) => fault !== undefined);

describe('imports of the engine', () => {
  it('name nothing of a machine', () => {
    const machine = engineImports.filter(({ specifier }) => /^node:|^@skins\//.test(specifier));
    expect(machine.map(({ from, specifier }) => `${from.path}: ${specifier}`)).toEqual([]);
  });

  it('are of the foundation, of events where events and audits read them, and of the list in the shop alone', () => {
    expect(engineImports.map(faultOf).filter((fault) => fault !== undefined)).toEqual([]);
  });

  it('go through public faces', () => {
    expect(engineImports.map(reachesInside).filter((fault) => fault !== undefined)).toEqual([]);
  });

  it.each([
    ['events of a state', 'slices/boxes/events.ts', "import { Wallet } from '../wallet/index.ts';"],
    ['an audit of a command', 'slices/boxes/audit.ts', "import { openBox } from './open-box.ts';"],
    ['an audit of a state', 'slices/boxes/audit-opens.ts', "import { Seeds } from '../seeds/state.ts';"],
    ['a command of another game', 'slices/boxes/open-box.ts', "import { x } from '../accounts/index.ts';"],
    ['a game of the list', 'slices/boxes/open-box.ts', "import * as slices from '../index.ts';"],
    ['a game of the shop', 'slices/boxes/open-box.ts', "import { shop } from '../../shop/index.ts';"],
    ['a command of an events.ts', 'slices/boxes/open-box.ts', "import { E } from '../bag/events.ts';"],
    [
      'the engine of the service',
      'slices/boxes/open-box.ts',
      "import { x } from '../../../../api/src/x.ts';",
    ],
    ['the engine of a test', 'slices/boxes/open-box.ts', "import { x } from '../../../../test/x.ts';"],
    ['the auditor of a slice', 'audit/audit.ts', "import { E } from '../slices/boxes/events.ts';"],
    ['the auditor of the list', 'audit/audit.ts', "import * as slices from '../slices/index.ts';"],
    ['the kernel of a slice', 'kernel/fold.ts', "import { post } from '../slices/wallet/index.ts';"],
    ['the kernel of what stands on it', 'kernel/fold.ts', "import { x } from '../fairness/index.ts';"],
    ['the beacon of a slice', 'beacon/index.ts', "import { x } from '../slices/seeds/index.ts';"],
  ])('are found when they are %s', (_what, path, line) => {
    expect(faultIn(path, line)).toContain(path);
  });
});

describe('a slice', () => {
  it('has a public face in the engine', () => {
    const faceless = engineFolders.filter((folder) => !existsSync(join(ROOT, folder, 'index.ts')));
    expect(faceless).toEqual([]);
  });

  it('has the name of its folder, in the engine and of its kit', () => {
    expect(listedIn('engine')).toEqual(shop.slices.map(({ name }) => name));
    expect(Object.entries(kits).map(([name, { slice }]) => [name, slice.name])).toEqual(
      shop.slices.map(({ name }) => [name, name]),
    );
  });

  it('is known outside its folders only where a reason is given, when it is a game', () => {
    expect(knowing.filter((place) => !isKnown(place))).toEqual([]);
  });

  it('is known wherever a reason for it is given', () => {
    const idle = Object.keys(KNOWN).filter((place) => {
      const [prefix = '', game = ''] = place.split(' -> ');
      return !knowing.some((one) => one.startsWith(prefix) && one.endsWith(` -> ${game}`));
    });
    expect(idle).toEqual([]);
  });
});

describe.each(LAZY_LISTS)('the list of %s', (name) => {
  it('loads nothing of what its slices load when it is asked for', () => {
    const later = loadedLater(name);
    expect(later.size).toBeGreaterThan(5);
    expect(pathsOf(loadedByList(name)).filter((path) => pathsOf(later).includes(path))).toEqual([]);
  });

  it('names folders that there are, each once', () => {
    const folders = listedIn(name);
    expect(new Set(folders).size).toBe(folders.length);
    expect(folders.filter((folder) => !existsSync(join(ROOT, name, 'src/slices', folder)))).toEqual([]);
  });
});
