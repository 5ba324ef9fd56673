import { CHANGE_FREEZE } from '@skins/engine/rules';
import { MAINTENANCE } from '@skins/engine/stops';
import { type KeptGate, WORDS, failed } from './gates.ts';

/** A period; `until` is exclusive. */
interface Span {
  readonly from: number;
  readonly until: number;
}

/** Checks that a period in rules ends after it begins. An empty period would never apply, which nobody would notice in time. */
export const spanGates = (name: string, content: unknown): readonly KeptGate[] =>
  name === CHANGE_FREEZE.name && CHANGE_FREEZE.fits(content)
    ? gatesOf(content.freeze, '/freeze/until')
    : name === MAINTENANCE.name && MAINTENANCE.fits(content)
      ? gatesOf(content, '/until')
      : [];

const gatesOf = (span: Span | null, field: string): readonly KeptGate[] =>
  span === null || span.from < span.until ? [] : [failed('fits', WORDS.endsBefore, field)];
