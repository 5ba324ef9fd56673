import type { Texts } from '../../i18n/texts';
import type { zh } from './zh';

export const en: Texts<typeof zh> = {
  skip: 'Skip to content',
  login: 'Log in',
  register: 'Register',
  mine: 'Account',
  language: 'Language: {{name}}',
  languages: 'Language',
  tabbar: 'Bottom navigation',
  nav: {
    label: 'Main navigation',
    boxes: 'Boxes',
    fairness: 'Fairness',
  },
  title: {
    home: 'Skins',
    fairness: 'How fairness works',
    boxes: 'Boxes',
    box: 'Open a box',
    bag: 'My bag',
    records: 'My openings',
  },
  rail: {
    label: 'Shortcuts',
    top: 'Top',
    seeds: 'Seeds',
    bag: 'Bag',
  },
  footer: {
    age: '18 or older',
    adults: 'For adults of 18 or older. Play within reason',
    duty: 'Gems are play currency. Chance decides what a box holds, and over time the average return is below what is spent. When it stops being fun, take a break.',
    promise:
      'Every chance is published first, every result can be recomputed. The event log only grows, and anyone can check it offline.',
    play: 'Play',
    hashBoxes: 'Hash boxes',
    classicBoxes: 'Classic boxes',
    fair: 'Fairness',
    howTo: 'How to verify',
    recompute: 'Recompute by hand',
    advice:
      'Healthy gaming: avoid harmful games, refuse pirated ones. Protect yourself and beware of fraud. Playing in moderation is good for you, playing without end is not. Plan your time and live well.',
    checkpoint: 'Latest checkpoint #{{size}}',
  },
};
