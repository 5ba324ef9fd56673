import type { Slot } from '../../shell/socket/slice';

/** On a skin's page, below what is known of the skin; the record is a `SkinRecord`. */
export const skinPanels: Slot = { name: 'skin' };
