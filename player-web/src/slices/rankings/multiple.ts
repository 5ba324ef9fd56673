import { gems } from '../../shell/i18n/format';

/** Formats a multiple with two decimals, as the language writes numbers: '1.50', '1,50'. */
export const multipleOf = (value: number): string => gems(Number(value.toFixed(2)));
