import { textsOf } from '../../shell/i18n';
import { boxes } from './index';

export const useT = textsOf(boxes);
