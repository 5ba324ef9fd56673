import type { Slot } from '../../shell/socket/slice';

/** On a skin's page, below its facts; the record is a `SkinRecord`. */
export const skinPanels: Slot = { name: 'skin' };
