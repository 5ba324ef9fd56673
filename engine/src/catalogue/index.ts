// Skins, shelves and boxes with their immutable, content-addressed versions.
import { defineSlice, defineStream } from '../kernel/index.ts';
import { audit } from './audit.ts';
import { BoxVersionPublished, ShelfPlaced, SkinListed } from './events.ts';
import { listSkins } from './list-skins.ts';
import { publishBox } from './publish-box.ts';
import { catalogue as fold } from './state.ts';

export {
  BoxFace,
  BoxItem,
  BoxKind,
  BoxOdds,
  BoxVersionPublished,
  Exterior,
  Rarity,
  Shelf,
  ShelfPlaced,
  Skin,
  SkinListed,
  Text,
} from './events.ts';
export { BoxNumber, Category, FullText, Image, KnownRarity, type SkinEntry, SkinName } from './entries.ts';
export { type Box, type BoxVersion, CATALOGUE_STREAM, type Catalogue } from './state.ts';
export { asNumber, rtpOf } from './box-version.ts';
export { type ApportionFault, PROBABILITY, apportion } from './apportion.ts';
export { type ListSkins, type ListSkinsRejection, listSkins } from './list-skins.ts';
export { type PublishBox, type PublishBoxRejection, publishBox } from './publish-box.ts';
export { readOdds } from './read-odds.ts';

export const catalogue = defineSlice({
  name: 'catalogue',
  events: { SkinListed, ShelfPlaced, BoxVersionPublished },
  player: { none: 'the catalogue is the same for everybody' },
  streams: { catalogue: defineStream({ fold, id: /^boxes$/ }) },
  commands: { 'list-skins': listSkins, 'publish-box': publishBox },
  measures: [],
  rules: [],
  audit,
});
