/** The channels of spec 7.11, and one of battles: each is `/ws/<name>`. */
export const CHANNELS = ['wish', 'drop', 'upgrade', 'luckycard', 'battle'] as const;

export type ChannelName = (typeof CHANNELS)[number];

export const isChannel = (name: string): name is ChannelName => CHANNELS.some((one) => one === name);
