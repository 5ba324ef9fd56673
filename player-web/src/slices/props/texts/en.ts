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
    retired: 'Its box is no longer sold',
  },
  about: {
    OpenBox: 'Opens its box for free',
    TrendChart: 'Shows the numbers of all players for 24 hours',
    debris: 'Exchanged for skins',
    resetOpenBox: 'On the page of a box with a daily limit',
    armyCompetitionCard: 'Pays a seat in a battle',
  },
  fragments: {
    title: 'Fragments for skins',
    lede: 'Fragments come from activities and are exchanged for skins at published numbers. If those change before you press, none are taken.',
    held: 'Your fragments: {{held}}',
    closed: 'Fragment exchange is closed for now',
    none: 'No skins are offered for now',
    cost_one: '{{count, number}} fragment',
    cost_other: '{{count, number}} fragments',
    one: 'Exchange for “{{name}}”',
    confirm_one: 'Use {{count, number}} fragment',
    confirm_other: 'Use {{count, number}} fragments',
    done: '“{{name}}” is in your bag',
    worth: 'Value',
    left: 'Fragments left afterwards',
  },
  record: {
    title: 'Prop history',
    empty: 'No props yet',
    prop: 'Prop',
    count: 'How many',
    time: 'Time',
    ofBox: '{{name}} · “{{box}}”',
    used: '{{amount}} used',
    came: '{{amount}} received',
  },
};
