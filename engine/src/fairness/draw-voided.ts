import type { BeaconRound } from './beacon-rounds.ts';
import type { DrawEvidence, DrawStep } from './draw-evidence.ts';

/** Time to wait for a round before a draw without it is void: seven days, in milliseconds. */
const PATIENCE_MS = 604_800_000;

type Voided = NonNullable<DrawEvidence['voided']>;
type Said = Pick<DrawStep, 'state' | 'says'>;

const fails = (says: string): Said => ({ state: 'fails', says });
const open = (says: string): Said => ({ state: 'open', says });
const unless = (wrong: boolean, says: string): Said => (wrong ? fails(says) : { state: 'holds', says: '' });

/** Checks a void draw's reason. None is valid if its round exists and its entries were frozen in time. */
export function voidFault(evidence: DrawEvidence, voided: Voided, roundNow: BeaconRound | undefined): Said {
  const { drawn, frozen, source, closesAt } = evidence;
  if (drawn !== null) return fails('it was drawn, and is void all the same');
  switch (voided.reason) {
    case 'unpublished':
      return unless(voided.time < closesAt || frozen !== null, 'it was not waiting to be published');
    case 'no-entries':
      return unless(voided.time < closesAt || frozen !== null, 'it has entries, or had not closed');
    case 'late':
      return cameLate(evidence, voided);
    case 'no-beacon':
      return givenUp(evidence, voided, roundNow);
    case 'epoch':
      return unless(source.kind !== 'house', 'its round is public, whatever became of the log');
    default:
      return unless(voided.time >= closesAt, 'it was taken back after its close');
  }
}

function cameLate(evidence: DrawEvidence, { time }: Voided): Said {
  const { source } = evidence;
  if (source.kind === 'house') return fails('it waited for no round');
  if (time < source.time) return fails('its round could not be known yet');
  return unless(isInTime(evidence), 'its entries were frozen and signed before the round');
}

function givenUp({ source, ...rest }: DrawEvidence, { time }: Voided, now: BeaconRound | undefined): Said {
  if (source.kind === 'house') return fails('it waited for no round');
  if (time < source.time + PATIENCE_MS) return fails('the round was given up before seven days had passed');
  if (now === undefined) return open('whether the round came out was not asked');
  const exists = now.round === source.round && isInTime({ source, ...rest });
  return unless(exists, 'the round exists, and nothing may void the draw');
}

const isInTime = ({ source, frozen, sealed }: DrawEvidence): boolean =>
  source.kind === 'beacon' &&
  frozen !== null &&
  sealed !== null &&
  frozen.time < source.time &&
  sealed.time < source.time;
