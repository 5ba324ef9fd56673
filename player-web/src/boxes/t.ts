import { textsOf } from '../i18n';
import { boxes } from './index';

export const useT = textsOf(boxes);
