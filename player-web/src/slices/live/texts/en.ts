import type { Texts } from '../../../shell/i18n/texts';
import type { zh } from './zh';

export const en: Texts<typeof zh, 'EN'> = {
  title: 'What the live feed shows',
  lands:
    'The player sees the result first: others are told {{drop}} s after an opening and {{upgrade}} s after an upgrade.',
  rare: 'Every gold and red item is shown (of upgrades, those that were won).',
  others:
    'The rest follow in the order of the log, at most {{perSecond}} per second in all. What is left out stays in the log and in the records.',
  own: 'Your own results are always shown to you.',
  away_one:
    'After a break the feed goes on where it was, up to {{count, number}} entry; beyond that the list is loaded again.',
  away_other:
    'After a break the feed goes on where it was, up to {{count, number}} entries; beyond that the list is loaded again.',
  connections: 'Connections now',
  told: 'Shown since the start',
  measured: 'Connections are measured. Entries come in the order of the log, each with its place there.',
};
