export { CatalogueFile, boxesOf, skinsOf } from './catalogue-file.ts';
export { type Imported, importCatalogue } from './import-catalogue.ts';
export { MalformedCatalogue, readCatalogueFile, sentence } from './read-catalogue.ts';
export { exteriorText } from './texts.ts';
