import type { Texts } from '../../i18n/texts';
import type { zh } from './zh';

export const en: Texts<typeof zh> = {
  skip: 'Skip to content',
  login: 'Log in',
  register: 'Register',
  getGems: 'Get gems',
  groups: { play: 'Play', money: 'Gems', records: 'Records', safety: 'Safety and proof', account: 'Account' },
  mine: 'Account',
  news: 'something new',
  logout: 'Log out',
  loggedOut: 'You are logged out',
  language: 'Language: {{name}}',
  languages: 'Language',
  light: 'Appearance: {{name}}',
  lights: {
    label: 'Appearance',
    day: 'Day',
    night: 'Night',
    system: 'As the system',
  },
  tabbar: 'Bottom navigation',
  nav: {
    label: 'Main navigation',
  },
  rail: {
    label: 'Shortcuts',
    top: 'Top',
  },
  line: {
    lost: 'The shop is not reached. This may be out of date.',
    slow: 'The line is slow. Still loading.',
  },
  closedGame: {
    stopped: {
      title: 'This game was stopped',
      text: 'No new play begins and nothing is charged; what was begun is settled as always. Come back when it goes on.',
    },
    off: { title: 'This game is not open', text: 'By the published rules no new play begins at present.' },
  },
  footer: {
    age: '18 or older',
    adults: 'For adults of 18 or older. Play within reason',
    duty: 'Gems are play currency. Chance decides what a box holds, and over time the average return is below what is spent. When it stops being fun, take a break.',
    promise:
      'Every chance is published first, every result can be recomputed. The event log only grows, and anyone can check it offline.',
    play: 'Play',
    fair: 'Fairness',
    advice:
      'Healthy gaming: avoid harmful games, refuse pirated ones. Protect yourself and beware of fraud. Playing in moderation is good for you, playing without end is not. Plan your time and live well.',
    checkpoint: 'Latest checkpoint #{{size}}',
  },
};
