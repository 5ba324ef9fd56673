import { textsOf } from '../../shell/i18n';
import { replace } from './index';

export const useT = textsOf(replace);
