import { bilingual, textsHook } from '../i18n';

const texts = bilingual(
  {
    heading: '保存为草稿',
    lede: '草稿不对外可见；提交后由另一位操作员批准，才会生效。',
    notAllowed: '你的角色不能提交目录变更，可查看报告与预览。',
    title: '标题',
    from: '生效时间（+08:00）',
    fromHelp: '留空：批准后按公告期尽早生效',
    check: '检查',
    save: '保存草稿',
    saved: '草稿已保存',
    noFaults: '全部检查通过。',
    faults: (count: string) => `${count} 项检查未通过：`,
    touched: (count: string) => `同时按规则出新版本的盲盒（${count} 个）：`,
  },
  {
    heading: 'Save as a draft',
    lede: 'A draft is private. It counts once it was proposed and another operator approved it.',
    notAllowed: 'Your role may not propose changes of the catalogue; report and preview work.',
    title: 'Title',
    from: 'In force from (+08:00)',
    fromHelp: 'empty: as soon as the notice allows, once approved',
    check: 'Check',
    save: 'Save draft',
    saved: 'The draft is saved',
    noFaults: 'Every gate is passed.',
    faults: (count) => `Gates that are not passed: ${count}`,
    touched: (count) => `Boxes that get a version by rule at the same moment (${count}):`,
  },
);

export const useTexts = textsHook(texts);
