import { Type, type Static } from 'typebox';
import { Image, closed, defineRules } from '../../kernel/index.ts';
import { faultsOfTexts } from '../../written/index.ts';

const BANNERS_MAX = 6;
const HOSTS_MAX = 50;
const WEIGHT_MAX = 1_000;
const Title = Type.String({ minLength: 1, maxLength: 60 });

const Banner = closed({
  id: Type.String({ pattern: '^[a-z0-9-]{1,40}$' }),
  title: closed({ zh: Title, en: Title, ru: Title, vi: Title }),
  image: Image,
  moveImage: Image,
  link: Type.String({ minLength: 1, maxLength: 300, description: 'a path of this shop, or a named host' }),
  weight: Type.Integer({ minimum: 0, maximum: WEIGHT_MAX, description: 'the highest first' }),
});
export type Banner = Static<typeof Banner>;

/** Banners of the home page. None: the newest boxes. */
export const BANNERS = defineRules(
  'banners',
  closed({
    banners: Type.Refine(
      Type.Array(Banner, { maxItems: BANNERS_MAX }),
      (banners) => new Set(banners.map(({ id }) => id)).size === banners.length,
    ),
  }),
  { banners: [] },
  { propose: 'propose-texts', asks: (content) => faultsOfTexts(content).length === 0 },
);

/** Hosts outside the shop that its texts and banners may link to, over https. */
export const LINK_HOSTS = defineRules(
  'link-hosts',
  closed({
    hosts: Type.Array(
      Type.String({
        pattern: '^[a-z0-9]([a-z0-9-]*[a-z0-9])?(\\.[a-z0-9]([a-z0-9-]*[a-z0-9])?)+$',
        maxLength: 200,
      }),
      {
        uniqueItems: true,
        maxItems: HOSTS_MAX,
      },
    ),
  }),
  { hosts: [] },
);
