import { BoxList } from './BoxList';
import { BoxShow } from './BoxShow';

export const boxes = { list: BoxList, show: BoxShow };
