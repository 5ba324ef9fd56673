export { addBackup } from './backup.ts';
