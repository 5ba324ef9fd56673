import { describe, expect, it } from 'vitest';
import { settingHashOf } from '../../fairness/index.ts';
import { type AnyEvent, DAY_MS, accepted, rejected } from '../../kernel/index.ts';
import { foldAll, specify } from '../../../../test/samples/engine/specification.ts';
import { ChangeProposed } from '../operators/events.ts';
import { ADA, BOB, EVE } from '../../../../test/operators/sample-operators.ts';
import { planChange } from './catalogue-change.ts';
import { type ProposeCatalogue, proposeCatalogue } from './propose-catalogue.ts';
import { LISTED, PUBLISHED } from '../../../../test/catalogue/sample-catalogue.ts';
import { DEARER, ID, NOTICE, NOW, NO_CHANGE, by } from '../../../../test/catalogue/sample-change.ts';
import { catalogueAhead, catalogueFold } from './state.ts';

const { given } = specify(catalogueFold, proposeCatalogue);
const FILLED = [...LISTED, PUBLISHED];
const CATALOGUE = catalogueAhead(foldAll(catalogueFold, FILLED).history);
const input: ProposeCatalogue = { proposalId: ID, change: DEARER, from: null, editors: [BOB] };

const propose = (change: Partial<ProposeCatalogue> = {}, ...later: AnyEvent[]) =>
  given(...FILLED, ...later).when({ ...input, ...change }, by(ADA));

const proposed = (proposalId = ID, from: number | null = null) =>
  ChangeProposed.of({
    proposalId,
    hash: settingHashOf(planChange(CATALOGUE, DEARER).events, from),
    editors: [ADA, BOB],
    expires: NOW + 14 * DAY_MS,
  });

const HANDS = Array.from({ length: 20 }, (_none, k) => `${k}`.padStart(16, 'c'));

describe('propose-catalogue', () => {
  it('records a hash without times of what it would publish, including affected boxes', () => {
    const { decision, reply } = propose();

    expect(decision).toEqual(accepted(proposed()));
    expect(reply).toEqual({ proposalId: ID });
    expect(propose({ from: NOW + DAY_MS }).decision).toEqual(accepted(proposed(ID, NOW + DAY_MS)));
  });

  it('refuses a faulty change with all of its faults', () => {
    const retired = [{ boxId: 'box-ten' }, { boxId: 'box-nine' }];
    const faults = [
      { code: 'unknown-box', boxId: 'box-ten' },
      { code: 'unknown-box', boxId: 'box-nine' },
    ];

    expect(propose({ change: { ...DEARER, retired } }).decision).toEqual(
      rejected({ code: 'catalogue-faults', faults }),
    );
  });

  it.each<[string, Partial<ProposeCatalogue>, object, AnyEvent[]]>([
    ['a known name', { change: NO_CHANGE }, { code: 'proposal-known' }, [proposed()]],
    ['more hands than are named', { editors: HANDS }, { code: 'too-many-editors', most: 20 }, []],
    ['a stranger’s hand', { editors: [EVE] }, { code: 'unknown-operator', operatorId: EVE }, []],
    ['what is so already', { change: NO_CHANGE }, { code: 'nothing-changes' }, []],
    [
      'less than the notice',
      { from: NOW + NOTICE - 1 },
      { code: 'from-too-near', earliest: NOW + NOTICE },
      [],
    ],
    [
      'what waits already',
      {},
      { code: 'proposed-already', proposalId: '00000000000000b2' },
      [proposed('00000000000000b2')],
    ],
  ])('refuses %s', (_what, change, rejection, history) => {
    expect(propose(change, ...history).decision).toEqual(rejected(rejection));
  });

  it('refuses an operator without the right', () => {
    expect(given(...FILLED).when(input, by(EVE)).decision).toEqual(
      rejected({ code: 'may-not', right: 'propose-catalogue' }),
    );
  });
});
