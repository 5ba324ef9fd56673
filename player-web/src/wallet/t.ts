import { textsOf } from '../i18n';
import { wallet } from './index';

export const useT = textsOf(wallet);
