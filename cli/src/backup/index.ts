export { addBackup } from './backup.ts';
export { copyPictures } from './copy-shop.ts';
