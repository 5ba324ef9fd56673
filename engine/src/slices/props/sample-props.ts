import type { Prop } from '../../kernel/index.ts';
import { PropsGranted } from './events.ts';

/** Props that a player was given. */
export const given = (prop: Prop, count: number) => PropsGranted.of({ props: [{ prop, of: null, count }] });
