import { textsOf } from '../i18n';
import { live } from './index';

export const useT = textsOf(live);
