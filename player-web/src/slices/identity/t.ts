import { textsOf } from '../../shell/i18n';
import { identity } from './index';

export const useT = textsOf(identity);
