import { textsOf } from '../../shell/i18n';
import { vip } from './index';

export const useT = textsOf(vip);
