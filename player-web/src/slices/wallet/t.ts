import { textsOf } from '../../shell/i18n';
import { wallet } from './index';

export const useT = textsOf(wallet);
