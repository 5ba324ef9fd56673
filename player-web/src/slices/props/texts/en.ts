import type { Texts } from '../../../shell/i18n/texts';
import type { zh } from './zh';

export const en: Texts<typeof zh, 'EN'> = {
  title: 'Props',
  cancel: 'Not now',
  unanswered: 'No answer came. Pressing again is safe: nothing is used twice.',
  use: {
    open: 'To its box',
    trend: 'See the trend',
    exchange: 'Exchange',
    battle: 'To the battles',
    retired: 'Its box is off sale',
  },
  about: {
    OpenBox: 'Opens its box for nothing',
    TrendChart: 'Shows the numbers of all players for 24 hours',
    debris: 'Exchanged for skins',
    resetOpenBox: 'On the page of a box with a daily limit',
    armyCompetitionCard: 'Pays a seat in a battle',
  },
  fragments: {
    title: 'Fragments for skins',
    lede: 'Fragments come from activities, and become skins at published numbers. Where those change before your press, none are taken.',
    held: 'Your fragments: {{held}}',
    closed: 'Fragments are not exchanged for now',
    none: 'No skin is offered for now',
    cost_one: '{{count, number}} fragment',
    cost_other: '{{count, number}} fragments',
    one: 'Exchange for “{{name}}”',
    confirm_one: 'Use {{count, number}} fragment',
    confirm_other: 'Use {{count, number}} fragments',
    done: '“{{name}}” is in your bag',
    worth: 'Worth',
    left: 'Fragments left then',
  },
  record: {
    title: 'Record of props',
    empty: 'No props yet',
    prop: 'Prop',
    count: 'How many',
    time: 'Time',
    ofBox: '{{name}} · “{{box}}”',
    used: '{{amount}} used',
    came: '{{amount}} received',
  },
};
