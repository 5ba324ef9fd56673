import { textsOf } from '../i18n';
import { identity } from './index';

export const useT = textsOf(identity);
