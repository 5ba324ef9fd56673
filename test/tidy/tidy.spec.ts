import { existsSync } from 'node:fs';
import { basename, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { engineSources } from './slices.ts';
import { type Source, ROOT, importsOf, isTest, sources } from './sources.ts';

const LINES_MAX = 350;

/** Packages of the workspace, and those that each may import; tests may read fixtures, too. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  engine: [],
  fixtures: [],
  api: ['engine', 'fixtures'],
  cli: ['engine', 'api', 'fixtures'],
  'player-web': ['engine', 'api'],
  'admin-web': ['engine', 'api'],
  test: ['engine', 'api', 'cli', 'fixtures', 'player-web', 'admin-web'],
};

/** Where a pattern stands in sources: 'path:line'. */
const findIn = (files: readonly Source[], pattern: RegExp): string[] =>
  files.flatMap(({ path, text }) =>
    text.split('\n').flatMap((line, n) => (pattern.test(line) ? [`${path}:${n + 1}`] : [])),
  );

/** What specs beside the code may take from `test/`: samples, and no kit. Nothing that ships imports any of it. */
const SAMPLE = /^test\/(?:samples|sample-duel)\/|^test\/[a-z]+\/sample-[a-z-]+\.ts$/;

const packageOf = (path: string): string => path.split('/')[0] ?? '';

describe('the list of sources', () => {
  it('has all packages in it, and their imports', () => {
    const packages = new Set(sources.map(({ path }) => packageOf(path)));
    expect(Object.keys(MAY_IMPORT).filter((name) => !packages.has(name))).toEqual([]);
    const openBox = sources.find(({ path }) => path === 'engine/src/slices/boxes/open-box.ts');
    expect(openBox && importsOf(openBox)).toContainEqual(
      expect.objectContaining({
        target: 'engine/src/slices/seeds/index.ts',
        names: expect.arrayContaining(['drawSeeds']),
      }),
    );
  });
});

describe('imports', () => {
  it('between packages point one way', () => {
    const faults = sources.flatMap(importsOf).flatMap(({ from, specifier, target }) => {
      const own = packageOf(from.path);
      const other = target === undefined ? /^@skins\/([^/]+)/.exec(specifier)?.[1] : packageOf(target);
      if (other === undefined || other === own || !(own in MAY_IMPORT)) return [];
      const may =
        MAY_IMPORT[own]?.includes(other) === true ||
        (isTest(from) && (other === 'fixtures' || SAMPLE.test(target ?? '')));
      return may ? [] : [`${from.path}: ${specifier}`];
    });

    expect(faults).toEqual([]);
  });
});

describe('slices of the engine', () => {
  it('have a test beside every command', () => {
    const commands = engineSources.filter(
      ({ path, text }) => !isTest({ path, text }) && /^export const \w+: Command</m.test(text),
    );
    expect(commands.length).toBeGreaterThan(5);
    expect(
      commands
        .map(({ path }) => path.replace(/\.ts$/, '.spec.ts'))
        .filter((path) => !existsSync(join(ROOT, path))),
    ).toEqual([]);
  });

  it('name the file of a command as the command is named', () => {
    const misnamed = engineSources.flatMap(({ path, text }) => {
      const name = /: Command<[\s\S]*?\n\s+name: '([^']+)'/.exec(text)?.[1];
      return name === undefined || isTest({ path, text }) || basename(path) === `${name}.ts` ? [] : [path];
    });

    expect(misnamed).toEqual([]);
  });

  it('know neither the time nor chance', () => {
    const own = engineSources.filter(({ path }) => !path.includes('.spec.'));

    expect(
      findIn(own, /\bDate\.now\b|\bMath\.random\b|\bnew Date\(\)|\bperformance\.now\b|\bcrypto\b/),
    ).toEqual([]);
  });
});

describe('every source', () => {
  it('is short enough to be read whole', () => {
    const long = sources.filter(({ text }) => text.split('\n').length - 1 > LINES_MAX);

    expect(long.map(({ path }) => path)).toEqual([]);
  });

  it('is named after what is in it', () => {
    const names = /^(utils?|helpers?|common|misc|shared|stuff)(\.spec)?$/;

    expect(
      sources
        .map(({ path }) => path)
        .filter((path) => path.split('/').some((part) => names.test(part.replace(/\.(tsx?|mjs)$/, '')))),
    ).toEqual([]);
  });

  it('is finished', () => {
    expect(
      findIn(
        sources,
        new RegExp(['TO', 'DO'].join('') + '|' + ['FIX', 'ME'].join('') + '|\\bXXX\\b|\\bHACK\\b'),
      ),
    ).toEqual([]);
  });

  it('starts its threads where V8 is told how', () => {
    // A browser's workers are no threads of the shop's.
    const own = sources.filter((source) => !isTest(source) && !source.path.startsWith('player-web/'));
    const starting = findIn(own, /\bnew Worker\(/).map((place) => place.split(':')[0]);

    expect(starting).toEqual(['api/src/foundation/threads/start-thread.ts']);
  });

  it('takes no way round the types', () => {
    expect(findIn(sources, /@ts-(ignore|nocheck|expect-error)/)).toEqual([]);
  });
});

describe('the player app', () => {
  it('colours items in one place: nothing is drawn by its rarity alone', () => {
    const app = sources.filter(({ path }) => path.startsWith('player-web/src/'));

    expect(findIn(app, /\bdata-rarity\b/)).toEqual([]);
    expect(findIn(app, /\bdata-colour\b/)).not.toEqual([]);
  });

  it('names items in one place, with their wear in brackets: two may differ in nothing else but their value', () => {
    const app = sources.filter(({ path }) => path.startsWith('player-web/src/') && !path.includes('.spec.'));
    const naming = findIn(app, /splitName\(.*\)\.name|\bname\b.*\} = splitName\(/);

    expect(naming.map((place) => place.split(':')[0])).toEqual(['player-web/src/shell/ui/ItemName.tsx']);
  });
});

describe('the console', () => {
  const own = sources.filter(({ path }) => path.startsWith('admin-web/src/') && !path.includes('.spec.'));
  const files = (pattern: RegExp): string[] =>
    [...new Set(findIn(own, pattern).map((place) => place.split(':')[0] ?? ''))].toSorted();

  it('knows one clock, the house’s: times are written and typed in one place each', () => {
    expect(files(/datetime-local/)).toEqual(['admin-web/src/shell/ui/TimeField.tsx']);
    expect(files(/DateTimeFormat\(locale/)).toEqual(['admin-web/src/shell/i18n/format.ts']);
    expect(
      files(
        /\.toLocale(Date|Time)?String\(|getTimezoneOffset|\.[gs]et(FullYear|Month|Date|Day|Hours|Minutes)\(/,
      ),
    ).toEqual([]);
    // What is left tells machines the instant, and the operator which zone the browser is in.
    expect(files(/new Date\(|DateTimeFormat\(\)/)).toEqual([
      'admin-web/src/shell/app/HouseClock.tsx',
      'admin-web/src/shell/i18n/house-time.ts',
      'admin-web/src/slices/accounts/TimelinePanel.tsx',
      'admin-web/src/slices/settings/Calendar.tsx',
    ]);
  });
});

describe('every test', () => {
  it('runs: none is set apart or left out', () => {
    const own = sources.filter(isTest);
    expect(own.length).toBeGreaterThan(50);

    expect(findIn(own, /\b(?:it|test|describe)(?:\.\w+)*\.(?:only|skip|todo|fails)\b(?!If)/)).toEqual([]);
  });
});
