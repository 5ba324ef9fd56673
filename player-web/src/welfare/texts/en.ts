import type { Texts } from '../../i18n/texts';
import type { zh } from './zh';

export const en: Texts<typeof zh> = {
  title: 'Announcements and welfare',
  tab: {
    roll: 'Roll rooms',
    tasks: 'Task boxes',
    activity: 'Activities',
    content: 'From the shop',
  },
  waiting: ', {{count}} waiting',
  readToday: 'Read, do not pop up again today',
  visitor: 'Register or log in to claim what the shop gives.',
};
