import { textsOf } from '../i18n';
import { rolls } from './index';

export const useT = textsOf(rolls);
