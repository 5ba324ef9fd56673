import { textsOf } from '../../shell/i18n';
import { trend } from './index';

export const useT = textsOf(trend);
