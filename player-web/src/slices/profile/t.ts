import { textsOf } from '../../shell/i18n';
import { texts } from './texts';

export const useT = textsOf(texts);
