import { TICKETS } from '@skins/engine/fairness';
import type { BoxDetails } from './queries';

const item = { category: 'rifle', exterior: '', stuffImage: '/art/skin.svg' };
const EDGE = TICKETS - 1024;

/** A box for tests: a common item and a very rare one. */
export const sampleBox: BoxDetails = {
  id: 'glaze',
  name: '釉色',
  lede: '',
  image: '/art/box.svg',
  number: 31,
  boxType: 'hash',
  price: 9.3,
  versionHash: 'ab'.repeat(32),
  rtp: 0.9212,
  rtpExact: { numerator: '9212', denominator: '10000' },
  opens: 0,
  observedRtp: null,
  observedBand: null,
  drops: null,
  terms: { perDay: null, allowance: null },
  items: [
    {
      ...item,
      skinId: 'moon-white',
      stuffName: 'P-12|月白',
      price: 2.4,
      skinsRarity: 'uncommon',
      probability: EDGE / TICKETS,
      startTicket: 0,
      endTicket: EDGE,
    },
    {
      ...item,
      skinId: 'kiln-change',
      stuffName: 'AR-7|窑变',
      price: 2960,
      skinsRarity: 'contraband',
      probability: 1024 / TICKETS,
      startTicket: EDGE,
      endTicket: TICKETS,
    },
  ],
};
