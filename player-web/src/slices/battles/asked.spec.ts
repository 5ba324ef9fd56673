import { describe, expect, it } from 'vitest';
import { askedBy, changed, chosenIn, filtersOf, pageOf, stateOf } from './asked';

const asked = (query: string) => askedBy(new URLSearchParams(query));

describe('the address of the hall', () => {
  it('asks for what it says', () => {
    const said = asked('state=running&price=30-100&rule=jackpot&seats=2x2&boxId=glaze&current=3');
    expect(stateOf(said)).toBe('running');
    expect(filtersOf(said)).toEqual({ price: '30-100', rule: 'jackpot', seats: '2x2', boxId: 'glaze' });
    expect([pageOf(said), chosenIn(said)]).toEqual([3, 4]);
  });

  it('leaves out what the call would refuse', () => {
    const said = asked(`state=over&price=cheap&rule=luck&seats=9&boxId=${'x'.repeat(41)}&current=-1`);
    expect(stateOf(said)).toBeUndefined();
    expect(filtersOf(said)).toEqual({});
    expect(pageOf(said)).toBe(1);
  });

  it('goes back to the first page at any change', () => {
    const after = changed(new URLSearchParams('rule=last&current=4'), { rule: '', seats: '2' });
    expect(after.toString()).toBe('seats=2');
  });
});
