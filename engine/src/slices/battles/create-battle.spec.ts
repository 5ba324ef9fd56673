import { describe, expect, it } from 'vitest';
import { UNITS_PER_GEM } from '../../kernel/index.ts';
import { PropsGranted } from '../props/index.ts';
import { specify } from '../../../../test/samples/engine/specification.ts';
import { BEACON, BOX, DRAW, TERMS, gems, player } from '../../../../test/battles/sample-battles.ts';
import { createBattle } from './create-battle.ts';
import { BATTLE_CARD, SeatReserved } from './events.ts';
import { BATTLE_TERMS } from './settings/events.ts';

const { given } = specify(player, createBattle);
const RULES = { hash: TERMS.rulesHash, content: BATTLE_TERMS.first };
const CONTEXT = {
  ...DRAW,
  terms: RULES,
  onSale: (boxId: string) => (boxId === BOX.boxId ? { ...BOX, dearest: 80_000 } : undefined),
  rate: 9_000,
  chain: BEACON.chain,
  device: 'b'.repeat(64),
};
const ASKED = {
  battleId: '000000000001',
  boxes: [BOX, BOX],
  seats: 2,
  teams: 0,
  rule: 'highest' as const,
  open: true,
  oneADevice: false,
  rulesHash: TERMS.rulesHash,
  card: false,
};
const CARD = PropsGranted.of({ props: [{ prop: BATTLE_CARD, of: null, count: 1 }] });

describe('creating a battle', () => {
  it('holds the price of a seat with the terms', () => {
    const { events, state } = given(gems(50_000)).when(ASKED, CONTEXT);
    expect(events.find(SeatReserved.is)?.data).toMatchObject({ gems: 20_000, card: false, terms: TERMS });
    expect(state.wallet.balance).toBe(30_000);
    expect(state.battles.held).toHaveLength(1);
  });

  it('holds a card, and no gems', () => {
    const { state } = given(gems(50_000), CARD).when({ ...ASKED, card: true }, CONTEXT);
    expect(state.wallet.balance).toBe(50_000);
    expect(state.battles.held).toMatchObject([{ stake: { prop: BATTLE_CARD } }]);
  });

  it.each([
    ['rounds-out-of-range', { boxes: [] }, {}],
    ['seats-misfit', { seats: 5 }, {}],
    ['seats-misfit', { seats: 4, teams: 2, rule: 'shared' as const }, {}],
    ['battles-closed', {}, { chain: undefined }],
    ['battles-closed', { rule: 'shared' as const }, { rate: undefined }],
    ['unknown-box', { boxes: [{ ...BOX, boxId: 'nothing' }] }, {}],
    ['stale-version', { boxes: [{ ...BOX, versionHash: 'b'.repeat(64) }] }, {}],
    ['stale-version', { rulesHash: 'b'.repeat(64) }, {}],
    ['over-battle-ceiling', {}, { terms: { ...RULES, content: { ...RULES.content, houseCeiling: 39_999 } } }],
    ['prop-not-held', { card: true }, {}],
    ['insufficient-gems', {}, {}],
  ])('refuses: %s (%#)', (code, input, context) => {
    const { decision } = given(gems(19_999)).when({ ...ASKED, ...input }, { ...CONTEXT, ...context });
    expect(decision).toMatchObject({ rejection: { code } });
  });

  it('refuses a card that is worth less than the seat', () => {
    const terms = { ...RULES, content: { ...RULES.content, cardValue: 1 * UNITS_PER_GEM } };
    const { decision } = given(CARD).when({ ...ASKED, card: true }, { ...CONTEXT, terms });
    expect(decision).toMatchObject({ rejection: { code: 'card-too-small', value: UNITS_PER_GEM } });
  });
});
