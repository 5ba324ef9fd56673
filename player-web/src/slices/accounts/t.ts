import { textsOf } from '../../shell/i18n';
import { accounts } from './index';

export const useT = textsOf(accounts);
