import { textsOf } from '../../shell/i18n';
import { welfare } from './index';

export const useT = textsOf(welfare);
