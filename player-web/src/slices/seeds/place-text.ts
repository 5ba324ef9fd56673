/** Formats a log position for people: '#42' for '000000000042'. */
export const placeText = (position: string): string => `#${position.replace(/^0+(?=\d)/, '')}`;
