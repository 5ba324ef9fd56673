import { textsOf } from '../../shell/i18n';
import { settings } from './index';

export const useT = textsOf(settings);
