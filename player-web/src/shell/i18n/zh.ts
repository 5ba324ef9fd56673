import { zh as app } from '../app/texts/zh';
import { zh as session } from '../session/texts/zh';
import { zh as ui } from '../ui/texts/zh';

const zh = { app, session, ui } as const;
export default zh;
