import { count } from '../../shell/i18n/format';
import type { Reward } from './queries';

/** Returns the name of a reward with its number; the brand of a skin stands before its name. */
export const rewardName = ({ stuffName, receiveNum }: Pick<Reward, 'stuffName' | 'receiveNum'>): string =>
  `${stuffName.replace('|', ' ')} ×${count(receiveNum)}`;
