import { textsOf } from '../../shell/i18n';
import { fairness } from './index';

export const useT = textsOf(fairness);
