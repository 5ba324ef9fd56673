export { addImport } from './import.ts';
