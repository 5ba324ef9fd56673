import { numberOf, rollOf, sha256Hex, versionHashOf } from '@skins/engine/fairness';
import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import vectors from '../../../../fixtures/vectors/fairness-v1.json';
import { checkEvidence } from '../seeds/check-evidence';
import { evidenceOfOpening, evidenceOfRecord, follows, hashOfRules, type BoxRules } from './box-evidence';
import type { Witness } from '../seeds/witness';
import { chosenBox } from './chosen-box';
import { evidence } from './evidence';
import type { BoxRecord } from './queries';
import { sampleBox } from './sample-box';

/** The browser's knowledge of its own play: pressed here, with this seed, after this commitment. */
const witnessed = ({ userSeed, serverSeed, versionHash }: BoxRecord): Witness => {
  const serverHash = sha256Hex(serverSeed);
  const own = { player: 'p', seed: userSeed, key: 'set', time: 0, position: '000000000001' };
  const choice = chosenBox(box.id);
  const press = { player: 'p', key: 'press', ownKey: 'set', rulesHash: versionHash, choice, userSeed };
  return {
    play: { ...press, chainId: 1, next: 3, serverHash },
    seeds: [own],
    commitment: { serverHash, times: 1 },
    log: { kind: 'asking' },
  };
};
const box: BoxRules = { ...sampleBox, versionHash: hashOfRules(sampleBox) ?? '' };

const userSeed = fc.stringMatching(/^[A-Za-z0-9]{1,16}$/);
const serverSeed = fc.stringMatching(/^[0-9a-f]{64}$/);

/** Returns a record line as an honest shop writes it. */
function honest(userSeed: string, serverSeed: string): BoxRecord {
  const { resultHash, ticket } = rollOf(userSeed, serverSeed);
  const won = box.items.find(({ startTicket, endTicket }) => startTicket <= ticket && ticket < endTicket);
  if (won === undefined) throw new Error('every ticket has an item');
  const { skinId, stuffName, stuffImage, skinsRarity, category, price, startTicket, endTicket } = won;
  return {
    itemId: 'p-1',
    skinId,
    drop: null,
    paidBy: 'gems',
    stuffName,
    exterior: '',
    stuffImage,
    skinsRarity,
    category,
    price,
    startTicket,
    endTicket,
    ticket,
    number: numberOf(ticket),
    userSeed,
    serverSeed,
    serverHash: sha256Hex(serverSeed),
    resultHash,
    seedIndex: 3,
    chainId: 1,
    boxId: box.id,
    boxName: box.name,
    cost: box.price,
    versionHash: box.versionHash,
    position: '000000000042',
    commandId: 'press',
    createTime: 0,
  };
}

const record = fc.tuple(userSeed, serverSeed).map(([user, server]) => honest(user, server));
const check = (claimed: BoxRecord, odds?: BoxRules, pressed = claimed) =>
  checkEvidence(evidenceOfRecord(claimed, odds), { game: evidence, witness: witnessed(pressed) });

describe('the evidence of an opening', () => {
  it('holds from the seeds to the item if nothing was forged', () => {
    fc.assert(
      fc.property(record, (record) => {
        expect(check(record, box)).toMatchObject({ failed: [], unchecked: [], rulesHash: box.versionHash });
        const answer = { ...record, nextServerHash: '' };
        const opening = evidenceOfOpening(answer, { odds: box, key: 'press', position: '1', chainId: 1 });
        const known = { game: evidence, witness: witnessed(record) };
        expect(checkEvidence(opening, known)).toMatchObject({ failed: [], unchecked: [] });
      }),
    );
  });

  it('fails if any value of the record was forged', () => {
    const forgeries: ((record: BoxRecord) => Partial<BoxRecord>)[] = [
      () => ({ userSeed: 'Another7' }),
      () => ({ serverSeed: 'f'.repeat(64) }),
      () => ({ serverHash: sha256Hex('x') }),
      () => ({ resultHash: sha256Hex('x') }),
      ({ ticket }) => ({ ticket: ticket ^ 1 }),
      ({ number }) => ({ number: number === 0 ? 1 : 0 }),
      ({ startTicket }) => ({ startTicket: startTicket + 1 }),
      ({ endTicket }) => ({ endTicket: endTicket - 1 }),
      () => ({ startTicket: 0, endTicket: 16_777_216 }),
      ({ skinId }) => ({ skinId: skinId === 'moon-white' ? 'kiln-change' : 'moon-white' }),
      ({ price }) => ({ price: price + 0.0001 }),
      ({ cost }) => ({ cost: cost - 0.0001 }),
      () => ({ boxId: 'another' }),
      () => ({ versionHash: 'cd'.repeat(32) }),
    ];
    fc.assert(
      fc.property(record, fc.constantFrom(...forgeries), (record, forge) => {
        const forged = { ...record, ...forge(record) };
        expect(check(forged, box, record).failed).not.toEqual([]);
      }),
    );
  });

  it('fails if the shown odds were forged under the hash of the true ones', () => {
    const dearer = { ...box, price: box.price + 0.0001 };
    const better = { ...box, items: box.items.map((item) => ({ ...item, price: item.price + 1 })) };
    const turned = { ...box, items: box.items.toReversed() };
    const noAmount = { ...box, price: 0.000_01 };
    fc.assert(
      fc.property(record, fc.constantFrom(dearer, better, turned, noAmount), (record, odds) => {
        expect(check(record, odds).failed).toEqual(['outcome']);
      }),
    );
  });

  it('leaves the outcome unchecked if the odds of that version are not available', () => {
    const newer = { ...box, versionHash: 'cd'.repeat(32) };
    fc.assert(
      fc.property(record, fc.constantFrom(undefined, newer), (record, odds) => {
        const { verdicts, failed, unchecked } = check(record, odds);
        expect([verdicts.outcome, failed, unchecked]).toEqual(['rulesGone', [], ['outcome']]);
      }),
    );
  });

  it('fails even without odds if the number lies outside its range', () => {
    fc.assert(
      fc.property(record, (record) => {
        const outside = { ...record, startTicket: 0, endTicket: 0 };
        expect(check(outside).failed).toEqual(['outcome']);
      }),
    );
  });
});

describe('the hash of price and odds', () => {
  it("equals the engine's hash of amounts in units", () => {
    const items = sampleBox.items.map((item) => ({ ...item, value: Math.round(item.price * 10_000) }));
    expect(hashOfRules(sampleBox)).toBe(versionHashOf({ boxId: sampleBox.id, price: 93_000, items }));
  });
});

it.each(vectors.rolls)('gives the item of the golden vector $userSeed and $serverSeed', (roll) => {
  const [sample] = sampleBox.items;
  if (sample === undefined) throw new Error('a box has items');
  const items = vectors.items.map(({ skinId, startTicket, endTicket }) => ({
    ...sample,
    skinId,
    startTicket,
    endTicket,
  }));
  const draw = rollOf(roll.userSeed, roll.serverSeed);
  const outcome = { ...sample, skinId: roll.item, range: undefined };
  const choice = { boxId: box.id, boxName: box.name };
  expect(follows(outcome, { draw, rules: { ...box, items }, choice })).toBe(true);
});
