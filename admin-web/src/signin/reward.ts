import type { SignInRow } from '@skins/api/signin/resources';

/** A reward as it stands in the log: `2 × debris`. */
export const rewardOf = ({ rewardNum, rewardType, rewardOf: what }: SignInRow): string =>
  `${rewardNum} × ${what === null ? rewardType : `${rewardType} ${what}`}`;
