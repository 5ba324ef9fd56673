import { type Box, type BoxVersion, type Catalogue, boxOf } from '@skins/engine/catalogue';
import { TICKETS } from '@skins/engine/fairness';
import type { PlayedSubject } from '../../foundation/statistics/index.ts';
import type { VersionSums } from './questions.ts';
import { versionOf } from './sheet.ts';
import { momentsOf } from './version-report.ts';

/** Opens of each box version, with the return that the version publishes. @param game slice in which they were opened */
export const playedBoxes = (
  catalogue: Catalogue,
  versions: readonly VersionSums[],
  game = 'boxes',
): PlayedSubject[] =>
  versions.flatMap(({ boxId, versionHash, opens, staked, returned }) => {
    const box = boxOf(catalogue, boxId);
    const version = versionOf(box, versionHash);
    if (box === undefined || version === undefined) return [];
    const { exact, deviation } = momentsOf(version);
    const variance = opens * (deviation * version.odds.price) ** 2;
    const thirdMoment = opens * thirdMomentOf(version.odds);
    const whose = { game, subject: boxId, names: box.face.name };
    return [{ ...whose, plays: opens, staked, returned, rtp: exact, variance, thirdMoment }];
  });

/** Returns the third central moment of one open's return, in 1/10,000 gem, cubed. */
function thirdMomentOf({ items }: BoxVersion['odds']): number {
  const shares = items.map(({ value, startTicket, endTicket }) => ({
    value,
    share: (endTicket - startTicket) / TICKETS,
  }));
  const mean = shares.reduce((sum, { value, share }) => sum + share * value, 0);
  return shares.reduce((sum, { value, share }) => sum + share * (value - mean) ** 3, 0);
}

/** Returns the distinct hashes of a box's versions: publishing the same content again gives the same version. */
export const versionHashesOf = ({ versions }: Box): ReadonlySet<string> =>
  new Set(versions.map(({ versionHash }) => versionHash));
