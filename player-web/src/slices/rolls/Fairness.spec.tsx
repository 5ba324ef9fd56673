import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeAll, describe, expect, it } from 'vitest';
import { DrawRules } from '../fairness/DrawRules';
import { startSpeaking } from '../../shell/i18n';
import { queries } from '../../shell/net/queries';
import { Fairness } from './Fairness';
import type { Evidence } from './queries';

beforeAll(() => startSpeaking('EN'));
afterEach(cleanup);

const QUICKNET = '52db9ba70e0cc0f6eaf7803dd07447a1f5477735fd3f661792ba94600c84e971';
const chain = (hash: string) => ({ hash, publicKey: '', genesisTime: 0, period: 3_000 });
const SOURCES: Readonly<Record<string, [source: Evidence['source'], steers: string]>> = {
  'an independent beacon': [
    { kind: 'beacon', chain: chain(QUICKNET), round: 7, time: 40_000 },
    'Nobody can steer this draw',
  ],
  'a beacon of the shop': [
    { kind: 'beacon', chain: chain('00'.repeat(32)), round: 7, time: 40_000 },
    'The shop could steer this draw',
  ],
  'a seed of the shop': [
    { kind: 'house', commitment: 'ab' },
    'The shop together with the last who enters could steer this draw',
  ],
};

const evidenceOf = (source: Evidence['source']): Evidence => ({
  draw: 'roll-000000000000',
  source,
  closesAt: 1,
  closed: null,
  frozen: null,
  sealed: null,
  round: null,
  seed: null,
  drawn: null,
  prizes: 1,
  winners: [],
  reserves: [],
  passed: [],
  voided: null,
});

describe.each(Object.entries(SOURCES))('a room drawn by %s', (_, [source, steers]) => {
  it('says once who could steer it, and nothing else about it', () => {
    const detail = { room: { id: 'a' }, own: null, prizes: [], evidence: evidenceOf(source) };
    const { container } = render(
      <QueryClientProvider client={queries}>
        <Fairness detail={detail} />
      </QueryClientProvider>,
    );
    const text = container.textContent ?? '';
    expect(text.match(/steer/g)).toHaveLength(1);
    expect(text).toContain(steers);
    if (!steers.startsWith('Nobody'))
      expect(text).not.toMatch(/nobody can|nobody knows|no seed of the shop/i);
  });

  it('is described on the fairness page in the same words', () => {
    render(<DrawRules />);
    expect(screen.getByText(new RegExp(`^${steers}`))).toBeTruthy();
  });
});
