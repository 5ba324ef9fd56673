import { textsOf } from '../../shell/i18n';
import { seeds } from './index';

export const useT = textsOf(seeds);
