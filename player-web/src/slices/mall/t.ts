import { textsOf } from '../../shell/i18n';
import { mall } from './index';

export const useT = textsOf(mall);
