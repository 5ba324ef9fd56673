export { type Bilingual, bilingual } from './bilingual';
export { useFormat } from './format';
export {
  HouseOffset,
  dayOfEdge,
  edgeOfDay,
  houseText,
  houseTime,
  useHouseOffset,
  zoneText,
} from './house-time';
export { consoleLocale, useConsoleLocale } from './locale';
export { useOtherLanguage } from './other-language';
export { textsHook, useTexts } from './use-texts';
