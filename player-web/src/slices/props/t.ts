import { textsOf } from '../../shell/i18n';
import { props } from './index';

export const useT = textsOf(props);
