import type { Prop } from '../../engine/src/kernel/index.ts';
import { PropsGranted } from '../../engine/src/slices/props/events.ts';

/** Returns a grant of props. */
export const given = (prop: Prop, count: number) => PropsGranted.of({ props: [{ prop, of: null, count }] });
