import {
  LAST_TICKET,
  rollOf,
  rulesHashOf,
  sha256Hex,
  upgradeOddsOf,
  upgradeQuoteOf,
} from '@skins/engine/fairness';
import { describe, expect, it } from 'vitest';
import { checkEvidence } from '../seeds/check-evidence';
import { evidence as game } from './evidence';
import type { Terms } from './queries';
import { type ShownUpgrade, chosenUpgrade, evidenceOfUpgrade, hashOfTerms } from './upgrade-evidence';

const UNITS = { minimumPumpingRatio: 200, drawProportion: 800, minimumRate: 100, maximumRate: 9_000 };
const PRICES = { minimumPrice: 1, maximumPrice: 10 ** 13 };
const rulesHash = rulesHashOf('upgrade-odds', { ...UNITS, ...PRICES });
const terms: Terms = {
  rulesHash,
  minimumPumpingRatio: 0.02,
  drawProportion: 0.08,
  minimumRate: 0.01,
  maximumRate: 0.9,
  minimumPrice: 0.0001,
  maximumPrice: 10 ** 9,
};
const serverSeed = 'c433f6195e0474a1c2d8258652e09d94b5c7e9f485a814abd0edfa7d09a0def6';
const { resultHash, ticket } = rollOf('Nanshan7', serverSeed);
const items = [{ itemId: 'p-1', skinId: 'plain', value: 62_000 }];
const named = { items, gems: 50_000, targetSkinId: 'fine', targetPrice: 200_000, rulesHash };
const odds = upgradeOddsOf(112_000, 200_000, UNITS);
const common = { stuffName: 'a', stuffImage: '/a.svg', exterior: '', levelName: 'rare' } as const;

const row: ShownUpgrade = {
  createdTime: 1,
  consumeSkinId: 'plain',
  result: ticket <= odds.winUpTo ? 0 : 1,
  successRate: 0.5,
  leftStuffName: 'a',
  leftStuffImage: '/a.svg',
  leftLevelName: 'rare',
  leftAmount: 6.2,
  rightStuffName: 'b',
  rightStuffImage: '/b.svg',
  rightLevelName: 'mythical',
  rightExterior: '',
  upgradeResult: '{}',
  consumed: [
    { ...common, itemId: 'p-1', skinId: 'plain', amount: 6.2 },
    { ...common, itemId: null, skinId: 'gems', amount: 5 },
  ],
  rate: 0.5,
  rateExact: { numerator: '1', denominator: '2' },
  fee: 0.05,
  feeExact: { numerator: '1', denominator: '20' },
  winUpTo: odds.winUpTo,
  stake: 11.2,
  gems: 5,
  targetSkinId: 'fine',
  targetPrice: 20,
  rulesHash,
  quote: upgradeQuoteOf(named),
  N: ticket,
  number: Math.floor((ticket / LAST_TICKET) * 1e6) / 1e6,
  userSeed: 'Nanshan7',
  serverSeed,
  serverHash: sha256Hex(serverSeed),
  resultHash,
  chainId: 1,
  seedIndex: 1,
  itemId: null,
  position: '000000000042',
  commandId: 'key',
};

const outcomeOf = (changed: Partial<ShownUpgrade>, rules: Terms = terms) =>
  checkEvidence({ ...evidenceOfUpgrade({ ...row, ...changed }), rules }, { game, witness: undefined })
    .verdicts.outcome;

describe('the verification of an upgrade', () => {
  it('gives the rules the same hash as the engine', () => expect(hashOfTerms(terms)).toBe(rulesHash));

  it('finds that everything follows', () => expect(outcomeOf({})).toBe('playedElsewhere'));

  it.each([
    ['another result', { result: 1 - row.result }],
    ['another winning range', { winUpTo: odds.winUpTo + 1 }],
    ['another stake', { gems: 4, stake: 10.2 }],
    ['another price', { targetPrice: 21 }],
    ['another target', { targetSkinId: 'other' }],
    ['another item', { consumed: [{ ...common, itemId: 'p-2', skinId: 'plain', amount: 6.2 }] }],
    ['another quote', { quote: 'a'.repeat(64) }],
    ['other rules', { rulesHash: 'b'.repeat(64) }],
  ])('fails for %s', (_what, changed) => expect(outcomeOf(changed)).toBe('fails'));

  it('fails if the fee differs from the rules', () =>
    expect(outcomeOf({}, { ...terms, drawProportion: 0.07 })).toBe('fails'));

  it('skips the quote of other players, whose item ids are hidden', () => {
    const { commandId: _own, ...shown } = row;
    const told = { ...shown, consumed: row.consumed.map((one) => ({ ...one, itemId: one.itemId && 'x-1' })) };
    const check = checkEvidence({ ...evidenceOfUpgrade(told), rules: terms }, { game, witness: undefined });
    expect(check.verdicts.outcome).toBe('playedElsewhere');
  });

  it('gives the same text for a choice, in any order of items', () => {
    const choice = { gems: 5, targetSkinId: 'fine' };
    expect(chosenUpgrade(['b', 'a'], choice)).toBe(chosenUpgrade(['a', 'b'], choice));
    expect(chosenUpgrade(['a'], choice)).not.toBe(chosenUpgrade(['a', 'b'], choice));
    expect(game.chosen(evidenceOfUpgrade(row).choice ?? never())).toBe(chosenUpgrade(['p-1'], choice));
  });
});

function never(): never {
  throw new Error('a row has a choice');
}
