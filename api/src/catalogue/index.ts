export { CatalogueFile, MalformedCatalogue, boxesOf, readCatalogueFile, skinsOf } from './catalogue-file.ts';
export { CatalogueRefused, type Imported, importCatalogue } from './import-catalogue.ts';
export { exteriorText } from './texts.ts';
