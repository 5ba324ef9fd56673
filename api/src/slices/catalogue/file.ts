// Reading and importing catalogue files.
export { CatalogueFile, boxesOf, skinsOf } from './catalogue-file.ts';
export { CatalogueRefused, type Imported, importCatalogue } from './import-catalogue.ts';
export { MalformedCatalogue, readCatalogueFile, sentence } from './read-catalogue.ts';
