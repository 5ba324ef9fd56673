export { CatalogueFile, boxesOf, skinsOf } from './catalogue-file.ts';
export type { Fault } from './fault.ts';
export { CatalogueRefused, type Imported, importCatalogue } from './import-catalogue.ts';
export { MalformedCatalogue, readCatalogueFile, sentence } from './read-catalogue.ts';
export { exteriorText } from './texts.ts';
