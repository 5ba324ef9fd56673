import type { Texts } from '../../../shell/i18n/texts';
import type { zh } from './zh';

export const en: Texts<typeof zh> = {
  title: 'VIP',
  lede: 'Gems that you buy add up to experience, and experience makes your level. A higher level adds more to each top-up, and each level has a bonus, once.',
  failed: 'failed to get VIP info',
  level: 'VIP {{level}}',
  progress: 'Progress to the next level',
  toNext: 'Still needed for VIP {{level}}',
  highest: 'This is the highest level.',
  paused:
    'The bonus of VIP {{level}} was claimed, but the top-up that led there was charged back. Until that level is reached again, nothing is added and nothing can be claimed.',
  experience: 'Experience',
  rate: 'Top-up bonus',
  month: 'Bought this month',
  lastMonth: 'Last month’s level',
  table: {
    title: 'Levels and what they give',
    level: 'Level',
    own: 'yours',
    asks: 'Experience needed',
    rate: 'Top-up bonus',
    bonus: 'Bonus, once',
    claim: 'Claim',
  },
  state: {
    none: 'no bonus',
    claimed: 'claimed',
    waiting: 'lower levels first',
    above: 'not reached',
  },
  claim: 'Claim',
  claimOne: 'Claim the bonus of VIP {{level}}',
  claimed: 'Bonus of VIP {{level}} claimed',
  claimFailed: 'failed to claim VIP reward',
  rules: {
    title: 'Rules',
    experience:
      'One gem that is bought is one point of experience. Gifts, bonuses and adjustments by hand do not count.',
    once: 'The bonus of a level is given once, lower levels first.',
    back: 'When a top-up is charged back, experience and level fall by it. A bonus that was claimed is never given a second time; until its level is reached again, nothing is added and nothing can be claimed.',
    table:
      'The table is a public, versioned rule: it changes by two persons’ approval and is announced before.',
  },
};
