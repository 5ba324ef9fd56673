import { QueryClient, QueryClientProvider } from '@tanstack/react-query';
import { fireEvent, render, screen } from '@testing-library/react';
import { QUICKNET, type DrawEvidence, entriesRoot, inclusionProofs } from '@skins/engine/fairness';
import { afterEach, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import quicknet from '../../../../fixtures/vectors/drand-quicknet.json';
import vectors from '../../../../fixtures/vectors/public-draw-v1.json';
import { loadTexts, startSpeaking } from '../../shell/i18n';
import { DrawCheck } from './DrawCheck';
import { drawAgain } from './draw-again';
import { texts } from './texts';
import { sawRoot } from './seen-roots';

const { entries } = vectors;
const drawn = vectors.draws[3];
const round = quicknet.rounds.find((one) => one.round === drawn?.round);
if (drawn === undefined || round === undefined) throw new Error('the vectors have no such draw');
const out = QUICKNET.genesisTime + (round.round - 1) * QUICKNET.period;

const named = (numbers: readonly number[]) => {
  const proofs = inclusionProofs(entries, numbers);
  return numbers.map((n, k) => ({ entrant: '', userSeed: '', ...entries[n - 1], n, proof: proofs[k] ?? [] }));
};
const evidence: DrawEvidence = {
  draw: drawn.draw,
  source: { kind: 'beacon', chain: QUICKNET, round: round.round, time: out },
  closesAt: out - 30_000,
  frozen: { count: drawn.count, root: entriesRoot(entries), time: out - 29_000 },
  sealed: { note: '', time: out - 20_000 },
  round,
  seed: null,
  drawn: out + 1_000,
  prizes: drawn.prizes,
  winners: named(drawn.winners),
  reserves: named(drawn.reserves),
  passed: [],
  voided: null,
};
const prizes = evidence.winners.map(({ entrant }, k) => ({ rank: k + 1, entrant, given: true }));
const told = { evidence, prizes, loadEntries: () => Promise.resolve(entries) };

beforeAll(async () => {
  await startSpeaking('EN');
  await loadTexts(texts);
});
beforeEach(() => vi.useFakeTimers({ toFake: ['Date'] }));
afterEach(() => {
  vi.useRealTimers();
  localStorage.clear();
});

const show = (shown: typeof told) =>
  render(
    <QueryClientProvider client={new QueryClient()}>
      <DrawCheck {...shown} />
    </QueryClientProvider>,
  );

it('checks the draw against the root that the browser saw before the round', async () => {
  vi.setSystemTime(out - 10_000);
  sawRoot(evidence);
  const seen = (await drawAgain(told)).filter(({ state }) => state !== 'holds');
  expect(seen.map(({ id }) => id)).toEqual(['signed']);

  const other = {
    ...told,
    evidence: { ...evidence, frozen: { count: 7, root: '0'.repeat(64), time: out - 29_000 } },
  };
  expect((await drawAgain(other)).find(({ id }) => id === 'seen')?.state).toBe('fails');
});

it('does not count a root seen after the round, or after another root', async () => {
  vi.setSystemTime(out);
  sawRoot(evidence);
  expect((await drawAgain(told)).find(({ id }) => id === 'seen')?.state).toBe('open');
  vi.setSystemTime(out - 1);
  sawRoot({ ...evidence, frozen: { count: 7, root: 'f'.repeat(64), time: out - 29_000 } });
  sawRoot(evidence);
  expect((await drawAgain(told)).find(({ id }) => id === 'seen')?.state).toBe('fails');
});

it('does not count a root as seen early because the shop claims a later time or another round', async () => {
  vi.setSystemTime(out + 1_000);
  for (const later of [
    { round: round.round, time: out + 60_000 },
    { round: round.round + 20, time: out + 60_000 },
  ])
    show({
      ...told,
      evidence: { ...evidence, source: { kind: 'beacon', chain: QUICKNET, ...later } },
    }).unmount();
  expect((await drawAgain(told)).find(({ id }) => id === 'seen')?.state).toBe('open');
});

it('shows at a press which steps hold, which were not checked and why, and in red which fail', async () => {
  vi.setSystemTime(out + 5_000);
  const { unmount } = show(told);
  fireEvent.click(screen.getByRole('button', { name: 'Check this draw here' }));
  expect((await screen.findByRole('status')).textContent).toBe(
    'Steps that hold: 8 of 10; the others could not be checked.',
  );
  expect(screen.getByText(/did not have the room open before the round/)).toBeTruthy();
  unmount();

  show({ ...told, evidence: { ...evidence, winners: evidence.winners.toReversed() } });
  fireEvent.click(screen.getByRole('button', { name: 'Check this draw here' }));
  expect((await screen.findByRole('alert')).textContent).toContain('The order of the draw');
  expect(screen.getByText('drawn again, the winners are 1, 7')).toBeTruthy();
});
