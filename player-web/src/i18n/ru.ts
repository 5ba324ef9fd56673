import type { AllTexts } from './index';
import { ru as accounts } from '../accounts/texts/ru';
import { ru as app } from '../app/texts/ru';
import { ru as bag } from '../bag/texts/ru';
import { ru as boxes } from '../boxes/texts/ru';
import { ru as fairness } from '../fairness/texts/ru';
import { ru as home } from '../home/texts/ru';
import { ru as seeds } from '../seeds/texts/ru';
import { ru as session } from '../session/texts/ru';
import { ru as ui } from '../ui/texts/ru';

const ru: AllTexts = { accounts, app, bag, boxes, fairness, home, seeds, session, ui };
export default ru;
