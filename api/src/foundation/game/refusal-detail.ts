import type { Text } from '@skins/engine/catalogue';

/**
 * Says what exactly stands against a player's command; undefined where the refusal's own words say it all.
 * A slice that brings such a refusal brings its detail.
 * @param offset of the house, in minutes ahead of UTC
 */
export type RefusalDetail = (rejection: { readonly code: string }, offset: number) => Text | undefined;
