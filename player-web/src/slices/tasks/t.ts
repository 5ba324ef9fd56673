import { textsOf } from '../../shell/i18n';
import { tasks } from './index';

export const useT = textsOf(tasks);
