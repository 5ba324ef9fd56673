import { textsOf } from '../i18n';
import { trend } from './index';

export const useT = textsOf(trend);
