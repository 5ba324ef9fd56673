export { addImport } from './import.ts';
export { catalogueOfFile } from './import-catalogue.ts';
