// Skins, shelves and boxes with their immutable, content-addressed versions.
import { defineSlice, defineStream } from '../../kernel/index.ts';
import { audit } from './audit.ts';
import { approveCatalogue } from './approve-catalogue.ts';
import { dropCatalogue } from './drop-catalogue.ts';
import { CATALOGUE_BOUNDS, IMAGE_HOST, events } from './events.ts';
import { listSkins } from './list-skins.ts';
import { proposeCatalogue } from './propose-catalogue.ts';
import { publishBox } from './publish-box.ts';
import { catalogueFold as fold } from './state.ts';
import { stopCatalogue } from './stop-catalogue.ts';

export {
  BoxFace,
  BoxItem,
  BoxKind,
  BoxOdds,
  BoxRetired,
  BoxTerms,
  BoxVersionPublished,
  CATALOGUE_BOUNDS,
  Category,
  Exterior,
  IMAGE_HOST,
  NO_SHELF,
  OPEN_TERMS,
  RARITIES,
  Rarity,
  Shelf,
  ShelfPlaced,
  BoxesOrdered,
  ShelvesOrdered,
  Skin,
  SkinListed,
  Text,
} from './events.ts';
export { BoxNumber, FullText, KnownRarity, type SkinEntry, SkinName } from './entries.ts';
export {
  type Box,
  type BoxVersion,
  CATALOGUE_STREAM,
  type Catalogue,
  type CatalogueState,
  EMPTY_CATALOGUE,
  standing,
  boxInForce,
  boxOf,
  boxesInForce,
  catalogueAhead,
  catalogueAt,
  kindOfBox,
} from './state.ts';
export { asNumber, rtpOf } from './box-version.ts';
export { PROBABILITY, apportion } from './apportion.ts';
export { type Filling, type ListSkins, type ListSkinsRejection, listSkins } from './list-skins.ts';
export { PublishBox, termsOf } from './box-draft.ts';
export { type PublishBoxRejection, publishBox } from './publish-box.ts';
export { CatalogueChange, type CatalogueFault, planChange } from './catalogue-change.ts';
export { type CatalogueChangeContext, earliestOfCatalogue } from './change-context.ts';
export { type ProposeCatalogue, proposeCatalogue } from './propose-catalogue.ts';
export { type ApproveCatalogue, approveCatalogue } from './approve-catalogue.ts';
export { dropCatalogue } from './drop-catalogue.ts';
export { stopCatalogue } from './stop-catalogue.ts';
export { PICTURES_FOLDER, imageAt } from './image-host.ts';
export { readOdds } from './read-odds.ts';

export const catalogue = defineSlice({
  name: 'catalogue',
  events,
  player: { none: 'the catalogue is the same for everybody' },
  streams: { catalogue: defineStream({ fold, id: /^boxes$/ }) },
  commands: {
    'list-skins': listSkins,
    'publish-box': publishBox,
    'propose-catalogue': proposeCatalogue,
    'approve-catalogue': approveCatalogue,
    'drop-catalogue': dropCatalogue,
    'stop-catalogue': stopCatalogue,
  },
  measures: [],
  rules: [CATALOGUE_BOUNDS, IMAGE_HOST],
  audit,
});
