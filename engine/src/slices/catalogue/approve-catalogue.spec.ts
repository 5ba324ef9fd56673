import { describe, expect, it } from 'vitest';
import { settingHashOf } from '../../fairness/index.ts';
import { DAY_MS, accepted, rejected } from '../../kernel/index.ts';
import { foldAll, specify } from '../../../../test/samples/engine/specification.ts';
import { ChangeApproved, ChangeProposed } from '../operators/events.ts';
import { ADA, BOB } from '../../../../test/operators/sample-operators.ts';
import { approveCatalogue } from './approve-catalogue.ts';
import { planChange } from './catalogue-change.ts';
import { SkinListed } from './events.ts';
import {
  FILLED as FILLED_AT,
  LISTED,
  PUBLISHED,
  skinOf,
} from '../../../../test/catalogue/sample-catalogue.ts';
import { DEARER, ID, NOTICE, NOW, NO_CHANGE, by } from '../../../../test/catalogue/sample-change.ts';
import { catalogueAhead, catalogueAt, catalogueFold } from './state.ts';

const { given } = specify(catalogueFold, approveCatalogue);
const FILLED = [...LISTED, PUBLISHED];
const CATALOGUE = catalogueAhead(foldAll(catalogueFold, FILLED).history);
const FROM = NOW + NOTICE;
const { events } = planChange(CATALOGUE, DEARER, by('').bounds, FROM);
const hash = settingHashOf(events, null);
const PROPOSED = ChangeProposed.of({ proposalId: ID, hash, editors: [ADA], expires: NOW + DAY_MS });
const input = { proposalId: ID, change: DEARER, from: null };

describe('approve-catalogue', () => {
  it('publishes the whole change for one time after the notice, then the approval', () => {
    const { decision, reply } = given(...FILLED, PROPOSED).when(input, by(BOB));

    expect(decision).toEqual(accepted(...events, ChangeApproved.of({ proposalId: ID, hash, comment: null })));
    expect(reply).toEqual({ proposalId: ID });
  });

  it('leaves what is on sale unchanged until then', () => {
    const { history } = foldAll(catalogueFold, [...FILLED, PROPOSED, ...events]);
    const valueAt = (time: number) =>
      catalogueAt(history, time).boxes.get('box-one')?.current.odds.items[1]?.value;

    expect([FROM - 1, FROM].map(valueAt)).toEqual([20_000, 21_000]);
  });

  it('refuses the author, and a change that would now write something else', () => {
    const stale = rejected({ code: 'proposal-stale' });
    const meanwhile = SkinListed.of({ ...skinOf('plain', 6_000), from: FILLED_AT });

    expect(given(...FILLED, PROPOSED).when(input, by(ADA)).decision).toEqual(
      rejected({ code: 'own-proposal' }),
    );
    expect(given(...FILLED, PROPOSED, meanwhile).when(input, by(BOB)).decision).toEqual(stale);
    expect(given(...FILLED, PROPOSED).when({ ...input, change: NO_CHANGE }, by(BOB)).decision).toEqual(stale);
    const narrow = { ...by(BOB), bounds: { ...by(BOB).bounds, priceMax: 200 } };
    expect(given(...FILLED, PROPOSED).when(input, narrow).decision).toEqual(stale);
  });

  it('refuses an expired proposal, and a time that is now too near', () => {
    const from = NOW + DAY_MS;
    const asked = { ...input, from };
    const timed = ChangeProposed.of({
      ...PROPOSED.data,
      hash: settingHashOf(events, from),
      expires: NOW + 2 * DAY_MS,
    });
    const at = (time: number) => given(...FILLED, timed).when(asked, by(BOB, time)).decision;

    expect(at(from - NOTICE).kind).toBe('accepted');
    expect(at(from)).toEqual(rejected({ code: 'from-too-near', earliest: from + NOTICE }));
    expect(at(NOW + 2 * DAY_MS + 1)).toEqual(
      rejected({ code: 'proposal-expired', expires: NOW + 2 * DAY_MS }),
    );
  });
});
