import { textsOf } from '../../shell/i18n';
import { assistance } from './index';

export const useT = textsOf(assistance);
