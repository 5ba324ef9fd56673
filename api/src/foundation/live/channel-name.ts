/** The channels of the seed documents (first document, section 7): each is `/ws/<name>`. */
export const CHANNELS = ['wish', 'drop', 'upgrade', 'luckycard'] as const;

export type ChannelName = (typeof CHANNELS)[number];

export const isChannel = (name: string): name is ChannelName => CHANNELS.some((one) => one === name);
