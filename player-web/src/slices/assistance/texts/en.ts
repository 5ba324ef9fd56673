import type { Texts } from '../../../shell/i18n/texts';
import type { zh } from './zh';

export const en: Texts<typeof zh> = {
  title: 'Help a friend',
  noLink: 'This link names nobody. Ask your friend to share it again.',
  registerToHelp: 'Register and help',
  login: 'Log in',
  asks: '{{friend}} asks for your help to enter “{{room}}”',
  helped: 'Friends who helped',
  help: 'Help',
  thanks: 'You helped your friend',
  over: 'This room needs no more help.',
  rules: 'You help once in a room, never yourself, and a device counts once. It costs nothing.',
  unanswered: 'No answer came; please look again in a while',
};
