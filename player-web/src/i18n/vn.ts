import type { AllTexts } from './index';
import { vn as accounts } from '../accounts/texts/vn';
import { vn as app } from '../app/texts/vn';
import { vn as bag } from '../bag/texts/vn';
import { vn as boxes } from '../boxes/texts/vn';
import { vn as fairness } from '../fairness/texts/vn';
import { vn as home } from '../home/texts/vn';
import { vn as seeds } from '../seeds/texts/vn';
import { vn as session } from '../session/texts/vn';
import { vn as ui } from '../ui/texts/vn';

const vn: AllTexts = { accounts, app, bag, boxes, fairness, home, seeds, session, ui };
export default vn;
