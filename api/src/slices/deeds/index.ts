import type { ApiSlice } from '../../shop/slice.ts';

/** Players' acts that tasks, boards and rooms ask for. */
export const deeds = {
  name: 'deeds',
  refusals: {},
  contract: { none: 'who asks for deeds shows how far a player is' },
  calls: { none: 'who asks for deeds shows how far a player is' },
  views: { none: 'the folded stream is at hand' },
  steps: { none: 'no flow of its own' },
  admin: { none: 'who asks for deeds shows how far a player is' },
} satisfies ApiSlice;
