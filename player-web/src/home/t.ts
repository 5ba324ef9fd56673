import { textsOf } from '../i18n';
import { home } from './index';

export const useT = textsOf(home);
