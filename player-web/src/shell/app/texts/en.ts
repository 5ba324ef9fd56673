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
    system: 'Same as system',
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
    lost: 'No connection to the shop. What you see may be out of date.',
    slow: 'The connection is slow. Still loading.',
  },
  closedGame: {
    stopped: {
      title: 'This game was stopped',
      text: 'No new game can start, and nothing is charged. Games under way finish as usual. Please come back later.',
    },
    off: { title: 'This game is not open', text: 'Under the published rules no new game can start for now.' },
  },
  footer: {
    age: '18 or older',
    adults: 'For adults aged 18 or over. Please play responsibly',
    duty: 'Gems are play currency. Chance decides what a box holds, and over time the average return is below what is spent. When it stops being fun, take a break.',
    promise:
      'Every chance is published first, every result can be recomputed. The event log only grows, and anyone can check it offline.',
    play: 'Play',
    fair: 'Fairness',
    advice:
      'Healthy gaming: avoid harmful games, refuse pirated ones. Protect yourself and beware of fraud. Playing in moderation is good for you, playing too much is not. Plan your time and live well.',
    checkpoint: 'Latest checkpoint #{{size}}',
  },
};
