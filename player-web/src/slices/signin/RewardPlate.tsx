import { clsx } from 'clsx';
import { count } from '../../shell/i18n/format';
import { Gem } from '../../shell/ui/Gem';
import { Icon, type IconName } from '../../shell/ui/Icon';
import { SkinPlate } from '../../shell/ui/SkinPlate';
import type { Entry } from './queries';
import styles from './SignIn.module.css';

interface Reward extends Pick<Entry, 'receiveNum' | 'rewardName' | 'rewardImage'> {
  /** box: openings that an activity gives */
  readonly activityRewardType: Entry['activityRewardType'] | 'box';
}

/** Icons of rewards without a picture or art. */
const ICONS: Readonly<Record<Exclude<Reward['activityRewardType'], 'diamond' | 'debris'>, IconName>> = {
  skins: 'star',
  box: 'box',
  OpenBox: 'box',
  TrendChart: 'trend',
  resetOpenBox: 'clock',
  armyCompetitionCard: 'people',
};

/** The picture of a reward with its amount. */
export function RewardPlate({ activityRewardType: type, receiveNum, rewardImage }: Reward) {
  if (rewardImage !== '') return <SkinPlate image={rewardImage} alt="" className={styles['prize']} />;
  return (
    <span className={clsx(styles['prize'], styles['drawn'])} data-type={type} aria-hidden="true">
      {type === 'diamond' ? <GemArt /> : type === 'debris' ? <ShardArt /> : <Icon name={ICONS[type]} />}
      {type !== 'diamond' && receiveNum > 1 && <b>×{count(receiveNum)}</b>}
    </span>
  );
}

/** A cut gem: the usual gem sign, larger. */
function GemArt() {
  return (
    <svg viewBox="0 0 16 16">
      <path fill="var(--accent)" d="M4 1.500h8L15.500 6 8 15 .5 6z" />
      <path
        d="M.5 6h15M4 1.500L6 6l2 9 2-9 2-4.500"
        fill="none"
        stroke="var(--plate-hi)"
        strokeOpacity=".6"
        strokeWidth=".6"
      />
    </svg>
  );
}

/** Splinters of a plate. */
function ShardArt() {
  return (
    <svg viewBox="0 0 24 24" fill="none" stroke="currentColor" strokeLinejoin="round">
      <path fill="var(--plate-hi)" d="M9 3l5 7-7 4z" />
      <path fill="var(--plate-hi)" d="M16.500 8l3.500 6-6 1z" />
      <path fill="var(--plate-hi)" d="M10 16.500l7 1.500-5 3z" />
    </svg>
  );
}

/** The name of a reward with its amount. */
export function RewardName({ activityRewardType: type, receiveNum, rewardName }: Reward) {
  if (type === 'diamond') return <Gem value={receiveNum} />;
  return (
    <span>
      {rewardName.replace('|', ' ')} ×{count(receiveNum)}
    </span>
  );
}
