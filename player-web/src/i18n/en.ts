import type { AllTexts } from './index';
import { en as accounts } from '../accounts/texts/en';
import { en as app } from '../app/texts/en';
import { en as bag } from '../bag/texts/en';
import { en as boxes } from '../boxes/texts/en';
import { en as fairness } from '../fairness/texts/en';
import { en as home } from '../home/texts/en';
import { en as seeds } from '../seeds/texts/en';
import { en as session } from '../session/texts/en';
import { en as ui } from '../ui/texts/en';

const en: AllTexts = { accounts, app, bag, boxes, fairness, home, seeds, session, ui };
export default en;
