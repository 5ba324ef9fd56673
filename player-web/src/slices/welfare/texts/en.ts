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
  visitor: 'Register or log in to claim what the shop gives.',
  week: {
    resets: 'Begins anew on Monday 00:00 · left:',
    left: '{{days}} d {{left}}',
    own: 'VIP {{level}} · this week',
    once: 'Given by the level that you have when you claim, once a week.',
    none: 'Your level is given nothing. Buying gems leads to levels that are.',
    levels: 'Gems a week by level',
    level: 'VIP {{level}}',
    claim: 'Claim',
    claimed: 'Claimed',
    amount: '{{amount}} gems were added',
    failed: 'Claiming the welfare failed',
    received: 'Claimed this week',
    nothing: 'No welfare to claim',
    rule: '“/” is nothing. Levels change what you are given, never any odds; where a payment is taken back, the level falls with it.',
  },
  notices: {
    list: 'Announcements',
    none: 'Nothing is announced',
  },
};
