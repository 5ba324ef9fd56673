import { textsOf } from '../i18n';
import { bag } from './index';

export const useT = textsOf(bag);
