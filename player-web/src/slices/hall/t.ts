import { textsOf } from '../../shell/i18n';
import { hall } from './index';

export const useT = textsOf(hall);
