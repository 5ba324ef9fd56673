/** Broadcast channel between the popup and the shop's page, for browsers that separate their windows. */
export const CHANNEL = 'skins-platform';

/** The popup's result: the provider's answer from the address. */
export interface PlatformMessage {
  readonly type: 'skins-platform';
  readonly query: string;
}

export const isPlatformMessage = (value: unknown): value is PlatformMessage =>
  typeof value === 'object' &&
  value !== null &&
  'type' in value &&
  value.type === 'skins-platform' &&
  'query' in value &&
  typeof value.query === 'string';
