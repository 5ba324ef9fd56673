// A catalogue in a file, and how it comes into a shop.
export { CatalogueFile, boxesOf, skinsOf } from './catalogue-file.ts';
export { CatalogueRefused, type Imported, importCatalogue } from './import-catalogue.ts';
export { MalformedCatalogue, readCatalogueFile, sentence } from './read-catalogue.ts';
