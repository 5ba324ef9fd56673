/** The channels of spec 7.11, one of battles, and one of the players whom a client follows: each is `/ws/<name>`. */
export const CHANNELS = ['wish', 'drop', 'upgrade', 'luckycard', 'battle', 'follow'] as const;

export type ChannelName = (typeof CHANNELS)[number];

export const isChannel = (name: string): name is ChannelName => CHANNELS.some((one) => one === name);
