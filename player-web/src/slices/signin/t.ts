import { textsOf } from '../../shell/i18n';
import { signin } from './index';

export const useT = textsOf(signin);
