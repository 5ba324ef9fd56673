import { textsOf } from '../i18n';
import { records } from './index';

export const useT = textsOf(records);
