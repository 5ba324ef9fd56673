import { textsOf } from '../i18n';
import { tasks } from './index';

export const useT = textsOf(tasks);
