import type { SharedTexts } from './shared-texts';
import { en as app } from '../app/texts/en';
import { en as session } from '../session/texts/en';
import { en as ui } from '../ui/texts/en';

const en: SharedTexts<'EN'> = { app, session, ui };
export default en;
