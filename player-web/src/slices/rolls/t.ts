import { textsOf } from '../../shell/i18n';
import { rolls } from './index';

export const useT = textsOf(rolls);
