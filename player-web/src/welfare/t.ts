import { textsOf } from '../i18n';
import { welfare } from './index';

export const useT = textsOf(welfare);
