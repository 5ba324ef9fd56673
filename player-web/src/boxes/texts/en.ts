import type { Texts } from '../../i18n/texts';
import type { zh } from './zh';

export const en: Texts<typeof zh> = {
  list: {
    csgo: 'Classic boxes',
    hash: 'Hash boxes',
    lede: 'The odds of every box are published first, and anyone can recompute the result.',
    kinds: 'Kinds of boxes',
    empty: 'No boxes here yet',
  },
  head: {
    publishedRtp: 'Published RTP',
    observedRtp: 'Actual RTP',
    notYet: 'Not opened yet',
    opens: 'Opened',
    exact: 'Exactly {{fraction}}',
    howExact: 'Exact value of the RTP',
    computed: 'Sum of value × tickets over all items, divided by price × {{tickets}}',
  },
  reel: {
    label: 'Open',
    waiting: 'Choose how many, then open',
    requesting: 'Opening. The seeds decide the result.',
    spinning: 'The result is fixed. It shows when the reel stops.',
    revealing: 'Revealing',
    skip: 'Skip',
    alwaysSkip: 'Always skip',
    won: '“{{name}}”, worth {{value}}, cost {{cost}}',
    wonMany: '{{count}} items, worth {{value}}, cost {{cost}}',
  },
  pay: {
    count: 'How many',
    total: 'Total',
    open: 'Open',
    openMany: 'Open {{count}}',
    opening: 'Opening',
    again: 'Open again',
    login: 'Log in to open',
  },
  result: {
    title: 'This result',
    sum: 'Worth {{value}}, cost {{cost}}',
    verify: 'Verify',
    verifyOne: 'Verify “{{name}}”',
    inBag: 'In your bag',
    toBag: 'View bag',
  },
  odds: {
    title: 'Everything inside',
    note: '{{items}} items, {{tickets}} tickets, one table for everybody',
    toScale: 'To scale',
    figure: 'Odds ruler, to scale',
    magnified: 'Magnified ×{{factor}}',
  },
  last: {
    title: 'My last play',
    none: 'You have not opened a box yet',
    verify: 'Verify this result',
    records: 'All my openings',
  },
  latest: {
    title: 'Latest from this box',
    note: 'numbers come from the seeds',
    none: 'Nobody has opened this box lately',
  },
  longRun:
    'In the long run, {{opens}} openings cost {{cost}} gems and return items worth about {{value}} gems.',
  failure: {
    changed: 'The price was updated. Please refresh this page.',
    changedText: 'The price or the odds of this box changed before you pressed. Nothing was charged.',
    refresh: 'Refresh',
    refused: 'Not opened',
    refusedText: '{{reason}} Nothing was charged.',
    unanswered: 'No answer came',
    unansweredText:
      'The connection broke, and this opening may have happened. Asking again with the same key is safe: you are charged once at most, and a finished result comes back unchanged.',
    retry: 'Retry with the same key',
    giveUp: 'Not now',
    giveUpText: 'You need not retry: if it happened, the result is in your bag and your openings.',
    requestId: 'Request {{id}}',
    close: 'Got it',
  },
  gems: {
    title: 'Not enough gems',
    text: 'This costs {{cost}} gems. You have {{balance}}, so {{missing}} are missing. Nothing was charged.',
    later: 'Top-up is not open yet. You can open fewer boxes, or choose one that costs less.',
    fewer: 'Open {{count}} instead',
    others: 'See other boxes',
    close: 'Got it',
  },
  missing: {
    text: 'It may have left the shelf, or the address is wrong.',
    back: 'Back to the boxes',
  },
  failed: {
    text: 'The boxes did not load. Nothing was charged; you can try again.',
  },
};
