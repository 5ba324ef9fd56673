import { textsOf } from '../../shell/i18n';
import { home } from './index';

export const useT = textsOf(home);
