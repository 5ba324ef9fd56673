import { textsOf } from '../i18n';
import { upgrades } from './index';

export const useT = textsOf(upgrades);
