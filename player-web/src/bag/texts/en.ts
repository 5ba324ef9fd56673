import type { Texts } from '../../i18n/texts';
import type { zh } from './zh';

export const en: Texts<typeof zh> = {
  bag: {
    title: 'My bag',
    total: '{{amount}} in total',
    pages: 'Pages of the bag',
    empty: 'Nothing here yet',
    toBoxes: 'Go open boxes',
    verify: 'Verify',
    verifyOne: 'Verify “{{name}}”',
    records: 'My openings',
  },
  state: {
    s0: 'In bag',
    s1: 'Upgraded',
    s2: 'Sold',
    s3: 'Awaiting shipment',
    s4: 'Retrieval failed',
    s5: 'Retrieved',
    s6: 'Voided',
    s7: 'Rejected',
    s8: 'Retrieval failed repeatedly',
    s9: 'Two offers rejected',
    s10: 'Replaced',
    other: 'Unavailable',
  },
  source: {
    s0: 'Store purchase',
    s1: 'Box opening',
    s2: 'Roll room prize',
    s3: 'Upgrade',
    s4: 'Battle',
    s5: 'Welfare box',
    s6: 'Extra drop',
    s7: 'Wish activity',
    s8: 'New-year activity',
    s9: 'Replacement',
    s10: 'Activity reward',
    s11: 'Fragment exchange',
  },
  failed: {
    text: 'This did not load. You can try again.',
  },
};
