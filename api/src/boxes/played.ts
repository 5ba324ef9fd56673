import { type Box, type Catalogue, boxOf } from '@skins/engine/catalogue';
import { type Played, compare } from '../statistics/index.ts';
import type { BoxViews, VersionSums } from './questions.ts';
import { versionOf } from './sheet.ts';
import { momentsOf } from './version-report.ts';

/** Every version's opens, beside what the version promises. */
export const playedBoxes = (catalogue: Catalogue, versions: readonly VersionSums[]): Played[] =>
  versions.flatMap(({ boxId, versionHash, opens, staked, returned }) => {
    const version = versionOf(boxOf(catalogue, boxId), versionHash);
    if (version === undefined) return [];
    const { exact, deviation } = momentsOf(version);
    const variance = opens * (deviation * version.odds.price) ** 2;
    return [{ plays: opens, staked, returned, rtp: exact, variance }];
  });

/** The hashes of a box's versions, each once: what is published again after another is the same version. */
export const versionHashesOf = ({ versions }: Box): ReadonlySet<string> =>
  new Set(versions.map(({ versionHash }) => versionHash));

/** All opens of a box, whatever their versions, against what those promise. */
export const comparedBox = (catalogue: Catalogue, box: Box, views: BoxViews) =>
  compare(
    playedBoxes(
      catalogue,
      [...versionHashesOf(box)].map((versionHash) => ({
        boxId: box.boxId,
        versionHash,
        ...views.sumsOfVersion(versionHash),
      })),
    ),
  );
