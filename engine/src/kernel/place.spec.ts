import * as fc from 'fast-check';
import { Compile } from 'typebox/compile';
import { describe, expect, it } from 'vitest';
import { stepId } from './flow.ts';
import { Place, placeOf, streamOf, versionOf } from './place.ts';

const fits = (text: string) => Compile(Place).Check(text);

describe('a place', () => {
  it('identifies an event by its stream and version', () => {
    expect(placeOf('player-b', 3)).toBe('player-b#3');
    expect(stepId('coinflip-1#3', 2)).toBe('coinflip-1#3/2');
  });

  it('is read back for any stream name', () => {
    const stream = fc.stringMatching(/^[a-z]{1,9}-[A-Za-z0-9:_-]{1,40}$/);
    fc.assert(
      fc.property(stream, fc.integer({ min: 1, max: Number.MAX_SAFE_INTEGER }), (name, version) => {
        const place = placeOf(name, version);
        expect(fits(place)).toBe(true);
        expect(streamOf(place)).toBe(name);
        expect(versionOf(place)).toBe(version);
      }),
    );
  });

  it.each([
    '',
    'player-b',
    'player-b#',
    'player-b#0',
    'player-b#01',
    'player-b#-1',
    'player-b#1/2',
    '#1',
    'player#1',
  ])('is never %j', (text) => expect(fits(text)).toBe(false));
});
