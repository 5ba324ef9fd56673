import type { ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot } from 'react-dom/client';
import { describe, expect, it } from 'vitest';
import { switchLocale } from '../../i18n/locale';
import { Statistics } from './Statistics';
import { type RulesVersion, observedOf } from './tally';
import { GameWords } from './words';

switchLocale('en');

const played: RulesVersion = {
  hash: 'a'.repeat(64),
  version: 2,
  publishedAt: 0,
  published: 0.95,
  exact: { numerator: '19', denominator: '20' },
  spread: 1.5,
  plays: 1_200,
  staked: 2_400,
  returned: 2_300.5,
  observed: { rtp: 0.9585, low: 0.9, high: 1.02 },
  facts: [{ label: 'Most that can be staked', value: '50' }],
  outcomes: {
    test: { statistic: 0.5, degreesOfFreedom: 1, pValue: 0.48, pooled: 0 },
    rows: [
      { key: 'won', name: 'Won', probability: 0.475, observed: 575, expected: 570 },
      { key: 'lost', name: 'Lost', probability: 0.525, observed: 625, expected: 630 },
    ],
  },
};
const { outcomes: _outcomes, ...withoutTickets } = played;
const unplayed: RulesVersion = {
  ...withoutTickets,
  hash: 'b'.repeat(64),
  version: 1,
  plays: 0,
  observed: null,
};

/** Returns the HTML of the first render. */
function rendered(page: ReactNode): string {
  const place = document.createElement('div');
  const root = createRoot(place);
  flushSync(() => root.render(page));
  const html = place.innerHTML;
  root.unmount();
  return html;
}

const shown = (...versions: readonly RulesVersion[]) => rendered(<Statistics versions={versions} />);

describe('the statistics of any game', () => {
  it('show observed figures beside published ones', () => {
    const page = shown(played, unplayed);
    expect(page).toContain('Version 2: published 95.00%, observed 95.85%, 95% confidence band 90.00% to');
    expect(page).toContain('Version 1: published 95.00%, never played');
    expect(page).toContain('1,200 plays');
    for (const fact of ['2,400.00', '2,300.50', '19 / 20', 'Most that can be staked'])
      expect(page).toContain(fact);
  });

  it('compare outcomes with their tickets, if the odds are tickets', () => {
    expect(shown(played)).toContain('In line with the published tickets');
    expect(shown(played)).toContain('Won: observed 575, expected 570');
    expect(shown(withoutTickets)).not.toContain('Observed and expected counts');
  });

  it('state their certainty', () => {
    const verdictOf = (pValue: number) =>
      shown({
        ...played,
        outcomes: { rows: [], test: { statistic: 9, degreesOfFreedom: 1, pValue, pooled: 3 } },
      });
    expect(verdictOf(0.01)).toContain('Further off than usual');
    expect(verdictOf(0.000_01)).toContain('Not in line with the published tickets');
    expect(verdictOf(0.000_01)).toContain('p &lt; 0.0001');
    expect(verdictOf(0.5)).toContain('3 outcomes expected fewer than 5 times');
    expect(shown({ ...played, outcomes: { rows: [], test: null } })).toContain('Too few plays to test yet');
  });

  it("use a game's own words", () => {
    const page = rendered(
      <GameWords value={{ playsCount: (count) => `${count} flips` }}>
        <Statistics versions={[played]} />
      </GameWords>,
    );
    expect(page).toContain('1,200 flips');
    expect(page).not.toContain('1,200 plays');
  });
});

it('treats a return without a band as not observed', () => {
  expect(observedOf(0.9, null)).toBeNull();
  expect(observedOf(null, null)).toBeNull();
  expect(observedOf(0.9, { low: 0.8, high: 1 })).toEqual({ rtp: 0.9, low: 0.8, high: 1 });
});
