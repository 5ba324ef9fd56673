import { textsOf } from '../i18n';
import { props } from './index';

export const useT = textsOf(props);
