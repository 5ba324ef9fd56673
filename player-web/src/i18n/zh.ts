import { zh as accounts } from '../accounts/texts/zh';
import { zh as app } from '../app/texts/zh';
import { zh as bag } from '../bag/texts/zh';
import { zh as boxes } from '../boxes/texts/zh';
import { zh as fairness } from '../fairness/texts/zh';
import { zh as home } from '../home/texts/zh';
import { zh as seeds } from '../seeds/texts/zh';
import { zh as session } from '../session/texts/zh';
import { zh as ui } from '../ui/texts/zh';

const zh = { accounts, app, bag, boxes, fairness, home, seeds, session, ui } as const;
export default zh;
