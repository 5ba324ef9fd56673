import { textsOf } from '../../shell/i18n';
import { records } from './index';

export const useT = textsOf(records);
