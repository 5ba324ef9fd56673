import { textsOf } from '../i18n';
import { settings } from './index';

export const useT = textsOf(settings);
