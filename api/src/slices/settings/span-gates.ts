import { CHANGE_FREEZE } from '@skins/engine/rules';
import { MAINTENANCE } from '@skins/engine/stops';
import { type KeptGate, WORDS, failed } from './gates.ts';

/** A stated time, `until` being out of it. */
interface Span {
  readonly from: number;
  readonly until: number;
}

/** Whether a time that rules state ends after it begins: no moment is in one that does not, which is seen when it is too late. */
export const spanGates = (name: string, content: unknown): readonly KeptGate[] =>
  name === CHANGE_FREEZE.name && CHANGE_FREEZE.fits(content)
    ? gatesOf(content.freeze, '/freeze/until')
    : name === MAINTENANCE.name && MAINTENANCE.fits(content)
      ? gatesOf(content, '/until')
      : [];

const gatesOf = (span: Span | null, field: string): readonly KeptGate[] =>
  span === null || span.from < span.until ? [] : [failed('fits', WORDS.endsBefore, field)];
