import { textsOf } from '../../shell/i18n';
import { bag } from './index';

export const useT = textsOf(bag);
