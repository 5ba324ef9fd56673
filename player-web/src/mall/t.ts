import { textsOf } from '../i18n';
import { mall } from './index';

export const useT = textsOf(mall);
