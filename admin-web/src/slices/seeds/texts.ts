import { bilingual, textsHook } from '../../shell/i18n';

export const texts = bilingual(
  {
    seeds: '种子链',
    seedsLede: '只显示已公开的部分；未揭示的种子不在任何接口里。',
    chain: (id: string) => `第 ${id} 条链`,
    running: '使用中',
    next: '下一条',
    used: '已用',
    usedOf: (used: string, length: string) => `${used} / ${length}`,
    commitment: '当前承诺',
    anchor: '链首锚点',
    chainState: '状态',
    armed: '用户种子已就绪',
    unarmed: '等待新的用户种子',
  },
  {
    seeds: 'Seed chains',
    seedsLede: 'Only what is public already; seeds that are still to come are in no answer.',
    chain: (id) => `Chain ${id}`,
    running: 'running',
    next: 'next',
    used: 'Used',
    usedOf: (used, length) => `${used} of ${length}`,
    commitment: 'Present commitment',
    anchor: 'Anchor',
    chainState: 'State',
    armed: 'User seed is set',
    unarmed: 'Waits for a fresh user seed',
  },
);

export const useTexts = textsHook(texts);
