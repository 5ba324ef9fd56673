export { addExport } from './export.ts';
