import { textsOf } from '../i18n';
import { signin } from './index';

export const useT = textsOf(signin);
