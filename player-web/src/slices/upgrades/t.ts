import { textsOf } from '../../shell/i18n';
import { upgrades } from './index';

export const useT = textsOf(upgrades);
