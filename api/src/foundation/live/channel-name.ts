/** The channels of spec 7.11: each is `/ws/<name>`. */
export const CHANNELS = ['wish', 'drop', 'upgrade', 'luckycard'] as const;

export type ChannelName = (typeof CHANNELS)[number];

export const isChannel = (name: string): name is ChannelName => CHANNELS.some((one) => one === name);
