/** A position of the log as people read it: '#42' of '000000000042'. */
export const placeText = (position: string): string => `#${position.replace(/^0+(?=\d)/, '')}`;
