import type { GiftRow } from '@skins/api/newyear/resources';

/** Returns a reward as the log has it: `2 × debris`. */
export const rewardText = ({ type, of, amount }: GiftRow): string =>
  `${amount} × ${of === '' ? type : `${type} ${of}`}`;
