import type { SharedTexts } from './shared-texts';
import { vn as app } from '../app/texts/vn';
import { vn as session } from '../session/texts/vn';
import { vn as ui } from '../ui/texts/vn';

const vn: SharedTexts = { app, session, ui };
export default vn;
