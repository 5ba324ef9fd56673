import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import {
  type Grammar,
  type Role,
  type Writing,
  all,
  either,
  maybe,
  maybeUntil,
  one,
  some,
} from '../kernel/index.ts';
import { EDITION } from '../slices/editions/index.ts';
import { auditOf, sliceOf } from '../../../test/samples/engine/slice.ts';
import { type Reading, automatonOf, typesByKind } from './automaton.ts';

interface Symbol {
  readonly type: string;
  readonly label: string;
}
type Word = readonly Symbol[];

const TYPES = ['A', 'B', 'C'];
const LABELS = ['x', 'y'];
const ROLES: readonly Role[] = ['player', 'flow', 'system'];

const symbol: fc.Arbitrary<Symbol> = fc.record({
  type: fc.constantFrom(...TYPES),
  label: fc.constantFrom(...LABELS),
});
const { grammar } = fc.letrec<{ grammar: Grammar; single: Grammar }>((tie) => ({
  grammar: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    tie('single'),
    fc.array(tie('grammar'), { minLength: 1, maxLength: 3 }).map((parts) => all(...parts)),
    fc.array(tie('grammar'), { minLength: 1, maxLength: 3 }).map((parts) => either(...parts)),
    tie('grammar').map(some),
    tie('grammar').map(maybe),
  ),
  single: fc
    .tuple(fc.constantFrom(...TYPES), fc.constantFrom(undefined, undefined, ...LABELS))
    .map(([type, label]) => one({ type }, label)),
}));
const writing: fc.Arbitrary<Writing> = fc.record({
  in: fc.constant('player'),
  by: fc.uniqueArray(fc.constantFrom(...ROLES), { minLength: 1 }),
  writes: grammar,
});

// The meaning of grammars by Brzozowski's derivatives: the grammar left after a first symbol, undefined if none fits.

const isEmpty = (g: Grammar): boolean => {
  if (g.kind === 'one') return false;
  if (g.kind === 'all') return g.parts.every(isEmpty);
  if (g.kind === 'either') return g.parts.some(isEmpty);
  return g.kind === 'maybe' || isEmpty(g.part);
};

function after(g: Grammar, read: Symbol): Grammar | undefined {
  switch (g.kind) {
    case 'one':
      return g.type === read.type && (g.label ?? read.label) === read.label ? all() : undefined;
    case 'all': {
      const [first, ...rest] = g.parts;
      if (first === undefined) return undefined;
      const begun = after(first, read);
      return anyOf([begun && all(begun, ...rest), isEmpty(first) ? after(all(...rest), read) : undefined]);
    }
    case 'either':
      return anyOf(g.parts.map((part) => after(part, read)));
    case 'some': {
      const begun = after(g.part, read);
      return begun && all(begun, maybe(g));
    }
    case 'maybe':
    default:
      return after(g.part, read);
  }
}

function anyOf(grammars: readonly (Grammar | undefined)[]): Grammar | undefined {
  const left = grammars.filter((g) => g !== undefined);
  return left.length === 0 ? undefined : either(...left);
}

const afterAll = (g: Grammar, word: Word): Grammar | undefined =>
  word.reduce<Grammar | undefined>((left, read) => left && after(left, read), g);

const rolesWhere = (writings: readonly Writing[], holds: (writing: Writing) => boolean): Role[] =>
  ROLES.filter((role) => writings.some((writing) => writing.by.includes(role) && holds(writing)));

/** Returns the start state of the automaton for the writings. */
const beginningOf = (...writings: readonly Writing[]): Reading | undefined =>
  automatonOf(
    writings.map((one, n) => sliceOf(`slice-${n}`, { audit: auditOf({ writings: { write: one } }) })),
    EDITION,
  ).get('player');
const readingOf = (writings: readonly Writing[], word: Word): Reading | undefined =>
  word.reduce((reading, { type, label }) => reading?.next(type, label), beginningOf(...writings));

const byPlayer = (writes: Grammar): Writing => ({ in: 'player', by: ['player'], writes });

describe('the automaton of grammars', () => {
  it('accepts exactly the words of the grammars that an actor may write, and no more', () => {
    const writings = fc.array(writing, { minLength: 1, maxLength: 3 });
    fc.assert(
      fc.property(writings, fc.array(symbol, { minLength: 1, maxLength: 6 }), (some, word) => {
        const reading = readingOf(some, word);
        const left = (one: Writing) => afterAll(one.writes, word);
        const begun = rolesWhere(some, (one) => left(one) !== undefined);
        const ended = rolesWhere(some, (one) => {
          const rest = left(one);
          return rest !== undefined && isEmpty(rest);
        });
        expect(ROLES.filter((role) => reading?.roles.has(role) === true)).toEqual(begun);
        expect(ROLES.filter((role) => reading?.endings.has(role) === true)).toEqual(ended);
        expect(reading === undefined).toBe(begun.length === 0);
      }),
      { numRuns: 3_000 },
    );
  });

  it('reads a word the same again from its cache', () => {
    fc.assert(
      fc.property(writing, fc.array(symbol, { minLength: 1, maxLength: 6 }), (one, word) => {
        const begin = beginningOf(one);
        const twice = [1, 2].map(() =>
          word.reduce((reading, { type, label }) => reading?.next(type, label), begin),
        );
        expect(twice[1]).toBe(twice[0]);
      }),
    );
  });

  it('describes in words what may follow and what was read last', () => {
    const posted = { type: 'WalletPosted' };
    const reading = beginningOf(
      byPlayer(all(one(posted, 'box-open'), some(one({ type: 'BoxOpened' })), maybe(one({ type: 'C' })))),
      byPlayer(one(posted, 'demo-grant')),
    );
    const paid = reading?.next('WalletPosted', 'box-open');
    const opened = paid?.next('BoxOpened', '');

    expect(reading?.followers).toBe('WalletPosted (box-open) or WalletPosted (demo-grant)');
    expect([reading?.last, paid?.last, opened?.last]).toEqual([
      'the beginning',
      'WalletPosted (box-open)',
      'BoxOpened',
    ]);
    expect(paid?.followers).toBe('BoxOpened');
    expect(opened?.followers).toBe('BoxOpened or C');
    expect(opened?.next('C', '')?.followers).toBe('the end of the command');
    expect(reading?.next('WalletPosted', 'gift')).toBeUndefined();
  });

  it('demands from an edition on what a command could leave out before', () => {
    const [a, b] = [one({ type: 'A' }), one({ type: 'B' })];
    const slice = sliceOf('dice', {
      audit: auditOf({ writings: { roll: byPlayer(all(a, maybeUntil(EDITION, b))) } }),
    });
    const readA = (edition: number) => automatonOf([slice], edition).get('player')?.next('A', '');
    expect([...(readA(EDITION - 1)?.endings ?? [])]).toEqual(['player']);
    expect([...(readA(EDITION)?.endings ?? [])]).toEqual([]);
    for (const edition of [EDITION - 1, EDITION])
      expect([...(readA(edition)?.next('B', '')?.endings ?? [])]).toEqual(['player']);
  });

  it('keeps each kind of stream separate', () => {
    const slice = sliceOf('dice', {
      audit: auditOf({
        writings: {
          roll: byPlayer(all(one({ type: 'A' }), maybe(one({ type: 'B' })))),
          open: { in: 'table', by: ['flow'], writes: either(one({ type: 'C' }), some(one({ type: 'A' }))) },
        },
      }),
    });
    const kinds = automatonOf([slice], EDITION);

    expect([...kinds.keys()]).toEqual(['player', 'table']);
    expect(kinds.get('player')?.next('C', '')).toBeUndefined();
    expect([...(kinds.get('table')?.next('C', '')?.endings ?? [])]).toEqual(['flow']);
    expect(typesByKind([slice])).toEqual(
      new Map([
        ['player', new Set(['A', 'B'])],
        ['table', new Set(['C', 'A'])],
      ]),
    );
  });
});
