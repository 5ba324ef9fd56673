import type { Prop } from '../../engine/src/kernel/index.ts';
import { PropsGranted } from '../../engine/src/slices/props/events.ts';

/** Props that a player was given. */
export const given = (prop: Prop, count: number) => PropsGranted.of({ props: [{ prop, of: null, count }] });
