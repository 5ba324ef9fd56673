import { textsOf } from '../../shell/i18n';
import { retrievals } from './index';

export const useT = textsOf(retrievals);
