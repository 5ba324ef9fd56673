/** On which the popup and the shop's page hear each other, where the browser parted their windows. */
export const CHANNEL = 'skins-platform';

/** What the popup brings back: the provider's answer, as it stood in the address. */
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
