import { isUserSeed, sha256Hex } from '@skins/engine/fairness';
import type { Evidence } from '../../shell/seeds/evidence';
import type { UserSeedFound } from '../../shell/seeds/verdicts';
import type { SeedChange, Witness } from './witness';

/** Derives the seed from a command's id, for a player without a seed (docs/fairness.md, section 4). */
const derivedFrom = (commandId: string): string => sha256Hex(`skins user seed v1\n${commandId}`).slice(0, 16);

/** Checks whether a draw used the user seed that this browser set, or another one that the log reports. */
export function checkUserSeed(evidence: Evidence, witness: Witness | undefined): UserSeedFound {
  const { userSeed } = evidence;
  if (!isUserSeed(userSeed)) return { verdict: 'fails', fault: 'malformed' };
  if (witness === undefined) return { verdict: 'nothingClaimed' };
  const { log, play } = witness;
  if (log.kind === 'told' && log.change?.userSeed !== userSeed)
    return { verdict: 'fails', fault: 'log', known: log.change?.userSeed };
  const own = ownSeedFor(evidence, witness);
  const isOwn = own?.seed === userSeed;
  if (isOwn && play !== undefined) return { verdict: 'holds', set: own };
  if (play?.userSeed === '' && derivedFrom(play.key) === userSeed) return { verdict: 'holds' };
  if (log.kind === 'asking') return { verdict: 'askingLog' };
  if (log.kind !== 'told') {
    const known = own !== undefined && !isOwn && log.kind === 'refused';
    return known ? { verdict: 'fails', fault: 'other', known: own.seed } : { verdict: 'logSilent' };
  }
  return byTheLog(log.change, own, witness);
}

/** Returns the seed that this browser had set last before the draw. */
function ownSeedFor({ position = '' }: Evidence, { play, seeds }: Witness) {
  if (play !== undefined) return seeds.find(({ key }) => key === play.ownKey);
  return seeds.findLast((own) => own.position !== undefined && own.position < position);
}

/** Checks who set the seed, if the log reports the draw's own seed. */
function byTheLog(
  change: SeedChange,
  own: Witness['seeds'][number] | undefined,
  { seeds }: Witness,
): UserSeedFound {
  if (change === null) return { verdict: 'fails', fault: 'log' };
  const set = { time: change.createTime, position: change.position };
  const sent = seeds.find(({ key }) => key === change.commandId);
  if (sent !== undefined)
    return sent.seed === change.userSeed
      ? { verdict: 'holds', set }
      : { verdict: 'fails', fault: 'other', known: sent.seed };
  // Another device's seed is in force only after this one's: the log cannot have both at once.
  if (own?.position !== undefined && change.position <= own.position)
    return { verdict: 'fails', fault: 'other', known: own.seed };
  if (change.origin === 'command' && derivedFrom(change.commandId) !== change.userSeed)
    return { verdict: 'fails', fault: 'log', known: derivedFrom(change.commandId) };
  return { verdict: 'setElsewhere', set };
}
