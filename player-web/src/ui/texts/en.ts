import type { Texts } from '../../i18n/texts';
import type { zh } from './zh';

export const en: Texts<typeof zh> = {
  gems: 'gems',
  ruler: 'Chances by rarity, to scale',
  close: 'Close',
  copy: 'Copy',
  copied: 'Copied',
  copyFailed: 'Copying failed. Please select the text by hand',
  notices: 'Notices',
  home: 'Home',
  breadcrumb: 'Breadcrumb',
  empty: 'Nothing here yet',
  toBoxes: 'Go to the boxes',
  worn: '{{name}} ({{wear}})',
  return: {
    few: 'Shown from {{enough}} plays on; {{plays}} so far',
    band: '95% sure to be {{low}} – {{high}} in truth',
    method:
      'The published odds say how far one play strays from the average. Divided by the square root of the number of plays and times 1.96, that is how far chance moves the figure in 95 of 100 cases.',
  },
  pager: {
    size: '{{size}} a page',
    back: 'Previous page',
    next: 'Next page',
    page: 'Page {{page}}',
  },
  error: {
    unreachable: 'The server did not answer. Check your connection and try again',
    crashed: 'This part could not be shown. The rest still works',
    request: 'Request',
    retry: 'Try again',
  },
  refused: {
    title: 'Not done',
    changed: 'The price has changed: please refresh',
    refresh: 'Refresh',
    gems: 'Get gems',
    boxes: 'Open boxes',
    platform: 'Go to the platform’s privacy settings',
    bind: 'Go and verify',
    gotIt: 'Got it',
    help: 'If in doubt, please contact customer service',
    request: 'Request {{id}}',
  },
  loading: 'Loading',
  rarity: {
    contraband: 'Contraband',
    ancient: 'Ancient',
    legendary: 'Legendary',
    mythical: 'Mythical',
    rare: 'Rare',
    uncommon: 'Uncommon',
    common: 'Common',
    unknown: 'Unknown',
  },
};
