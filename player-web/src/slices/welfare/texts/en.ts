import type { Texts } from '../../../shell/i18n/texts';
import type { zh } from './zh';

export const en: Texts<typeof zh, 'EN'> = {
  title: 'Announcements and welfare',
  tab: {
    roll: 'Roll rooms',
    tasks: 'Task boxes',
    activity: 'Activities',
    content: 'From the shop',
  },
  waiting_one: ', {{count, number}} waiting',
  waiting_other: ', {{count, number}} waiting',
  readToday: 'Read, do not pop up again today',
  visitor: 'Register or log in to claim welfare.',
  week: {
    resets: 'Resets on Monday 00:00 · left:',
    left: '{{days}} d {{left}}',
    own: 'VIP {{level}} · this week',
    once: 'Paid at the level you have when you claim, once a week.',
    none: 'Your level has no welfare. Buying gems raises your VIP level.',
    levels: 'Gems a week by level',
    level: 'VIP {{level}}',
    claim: 'Claim',
    claimed: 'Claimed',
    amount: '{{amount}} gems were added',
    failed: 'The welfare could not be claimed',
    received: 'Claimed this week',
    nothing: 'No welfare to claim',
    rule: '“/” means no welfare. Levels change what you are given, never any odds; if a payment is charged back, the level falls with it.',
  },
  notices: {
    list: 'Announcements',
    none: 'No announcements',
  },
};
