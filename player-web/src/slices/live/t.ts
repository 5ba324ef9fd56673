import { textsOf } from '../../shell/i18n';
import { live } from './index';

export const useT = textsOf(live);
