import { textsOf } from '../i18n';
import { retrievals } from './index';

export const useT = textsOf(retrievals);
