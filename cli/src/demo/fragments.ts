import type { FragmentExchange } from '@skins/engine/props';

/** What fragments buy in a demonstration, of skins of the demo catalogue: one is worth 0.05 gems at most, as in its drops. */
export const DEMO_EXCHANGE: FragmentExchange = {
  open: true,
  offers: [
    { skinId: 'hw22-canhe-bs', fragments: 3 },
    { skinId: 'br9-jichi-bs', fragments: 5 },
    { skinId: 'charm-yantai', fragments: 8 },
    { skinId: 'hw22-tiehua-fn', fragments: 10 },
    { skinId: 'br9-suihan-fn', fragments: 20 },
    { skinId: 'charm-jiesheng', fragments: 28 },
    { skinId: 'p12-dianguang-fn', fragments: 50 },
    { skinId: 'ar7-qinghua-ft', fragments: 120 },
    { skinId: 'sv8-qiuchi-fn', fragments: 190 },
  ],
};
