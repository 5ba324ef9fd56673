import { textsOf } from '../../shell/i18n';
import { limits } from './index';

export const useT = textsOf(limits);
