import { textsOf } from '../i18n';
import { assistance } from './index';

export const useT = textsOf(assistance);
