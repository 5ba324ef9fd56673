import type { Texts } from '../../../shell/i18n/texts';
import type { zh } from './zh';

export const en: Texts<typeof zh> = {
  latest: 'Latest drops',
  counters: 'Online {{online}} · Registered {{users}}',
  rule: 'Rule',
  noDrops: 'No drops yet. The first one will show here',
  calm: {
    title: 'Odds first, then decide',
    text: 'Odds, tickets and returns of every box are published before it opens, and anyone can recompute the result after.',
    how: 'How to verify',
  },
  banner: {
    label: 'Banners',
    roledescription: 'carousel',
    dots: 'Banner pages',
    dot: 'Page {{page}}',
    pause: 'Pause the banners',
    hash: 'On show · Hash box {{number}}',
    csgo: 'On show · Classic box {{number}}',
    price: 'One opening',
    rtp: 'Published RTP',
    sellBack: 'Shop buys back at',
    rarest: 'Rarest item',
    shows: 'On display: {{item}}. Odds and tickets of every item are listed inside.',
    open: 'Go to the box',
    odds: 'See all odds',
  },
  ledger: {
    title: 'Open books',
    note: 'Last 30 days, computed from the event log',
    opens: 'Openings',
    recomputable: 'Recomputable',
    published: 'Published RTP',
    observed: 'Actual RTP',
    none: 'No openings yet',
    how: 'How to verify',
  },
  quick: {
    label: 'Shortcuts',
  },
  shelf: {
    hash: 'Hash boxes',
    hashNote: 'Seeds committed first, revealed after',
    csgo: 'Classic boxes',
    csgoNote: 'The same odds for all, in the same books',
    all: 'All {{boxes}}',
    newest: 'New',
    empty: 'No boxes here yet',
  },
  proof: {
    title: 'Three steps, checked by you',
    commit: 'Commit',
    commitText: 'Before you open, the hash of the server seed is in the log already. Nobody can change it.',
    open: 'Open',
    openText:
      'Your seed and the server seed are joined and hashed with SHA-256. The first six digits are your number.',
    check: 'Check',
    checkText:
      'The seed is revealed at once. Recompute on the page with one press, or with any SHA-256 tool.',
  },
};
