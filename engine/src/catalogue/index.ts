// Skins, shelves and boxes with their immutable, content-addressed versions.
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
export { type Box, type BoxVersion, CATALOGUE_STREAM, type Catalogue, catalogue } from './state.ts';
export { asNumber, rtpOf } from './box-version.ts';
export { type ApportionFault, PROBABILITY, apportion } from './apportion.ts';
export { type ListSkins, type ListSkinsRejection, listSkins } from './list-skins.ts';
export { type PublishBox, type PublishBoxRejection, publishBox } from './publish-box.ts';
