import type { SharedTexts } from './shared-texts';
import { ru as app } from '../app/texts/ru';
import { ru as session } from '../session/texts/ru';
import { ru as ui } from '../ui/texts/ru';

const ru: SharedTexts<'RU'> = { app, session, ui };
export default ru;
