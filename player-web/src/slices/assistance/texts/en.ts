import type { Texts } from '../../../shell/i18n/texts';
import type { zh } from './zh';

export const en: Texts<typeof zh> = {
  title: 'Help a friend',
  noLink: 'This link has no share code. Ask your friend to send it again.',
  registerToHelp: 'Register and help',
  login: 'Log in',
  asks: '{{friend}} asks for your help to enter “{{room}}”',
  helped: 'Friends who helped',
  help: 'Help',
  thanks: 'You helped your friend',
  over: 'This room needs no more help.',
  rules: 'You can help once in a room, never yourself, and each device counts once. It costs nothing.',
  unanswered: 'No answer came; please look again in a while',
  held: {
    self: 'This link asks for help for you: share it with friends',
    given: 'You have helped in this room already',
    device: 'This device has helped in this room already',
  },
};
