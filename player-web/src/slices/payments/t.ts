import { textsOf } from '../../shell/i18n';
import { payments } from './index';

export const useT = textsOf(payments);
