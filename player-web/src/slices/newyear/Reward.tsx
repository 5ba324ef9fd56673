import { clsx } from 'clsx';
import { count, gems } from '../../shell/i18n/format';
import { Gem, SkinPlate, colourOf, namedParts } from '../../shell/ui';
import type { Prize } from './queries';
import styles from './Season.module.css';

/** The parts of a prize that its picture and name need. */
export type Face = Pick<
  Prize,
  'activityRewardType' | 'receiveNum' | 'rewardName' | 'rewardImage' | 'skinsRarity' | 'category' | 'exterior'
>;

/** Pictures of props without one of their own. */
const PICTURES: Readonly<Record<Exclude<Face['activityRewardType'], 'skins'>, string>> = {
  diamond: '/props/gem.svg',
  OpenBox: '/props/ticket.svg',
  debris: '/props/debris.svg',
  TrendChart: '/props/trend.svg',
  resetOpenBox: '/props/reset.svg',
  armyCompetitionCard: '/props/ticket.svg',
};

/** A prize in its place: a skin on its plate, anything else with its number. */
export function RewardPicture({ className, ...face }: Face & { className?: string | undefined }) {
  const { activityRewardType: type, receiveNum, rewardImage, skinsRarity, category } = face;
  if (type === 'skins')
    return (
      <SkinPlate image={rewardImage} alt="" colour={colourOf(skinsRarity, category)} className={className} />
    );
  return (
    <span className={clsx(styles['prop'], className)}>
      <img src={PICTURES[type]} width={160} height={120} alt="" draggable={false} />
      <b>{type === 'diamond' ? gems(receiveNum) : `×${count(receiveNum)}`}</b>
    </span>
  );
}

/** Returns what a prize is called, with its number. */
export function useRewardText() {
  return ({ activityRewardType: type, receiveNum, rewardName, exterior }: Face): string => {
    if (type === 'diamond') return `${rewardName} ${gems(receiveNum)}`;
    if (type !== 'skins') return `${rewardName} ×${count(receiveNum)}`;
    const { name } = namedParts({ name: rewardName, exterior });
    return receiveNum === 1 ? name : `${name} ×${count(receiveNum)}`;
  };
}

/** A prize's name; an amount of gems as all amounts are shown. */
export function RewardName(face: Face) {
  const textOf = useRewardText();
  return face.activityRewardType === 'diamond' ? <Gem value={face.receiveNum} /> : textOf(face);
}
