import { bilingual, textsHook } from '../../shell/i18n';
import { counted } from '../../shell/i18n/counted';

const texts = bilingual(
  {
    title: '一起公布',
    lede: '选几份改动，写明同一个生效时间，先预演：列出每一项没通过的检查。通过之后一次提出，再由另一人一次批准。',
    step: { propose: '草稿', approve: '待批准' },
    choose: '选择改动',
    from: '共同的生效时间',
    look: '预演',
    looking: '正在预演…',
    act: { propose: '一起提出', approve: '一起批准…' },
    done: { propose: '已一起提出', approve: '已一起批准并发布' },
    passed: '检查全部通过',
    closed: (count: number) => `${count} 项检查没有通过`,
    together: '作为一次公布',
    untitled: '无标题',
  },
  {
    title: 'Several at once',
    lede: 'Choose changes, state one time for all, and look first: every check that is not passed is named. Then they are proposed by one command, and approved by one of another person.',
    step: { propose: 'Drafts', approve: 'Proposals' },
    choose: 'Choose changes',
    from: 'All take effect',
    look: 'Dry run',
    looking: 'Looking…',
    act: { propose: 'Propose together', approve: 'Approve together…' },
    done: { propose: 'Proposed together', approve: 'Approved and published together' },
    passed: 'Every check is passed',
    closed: (count) => `${counted(count, 'check is', 'checks are')} not passed`,
    together: 'As one publication',
    untitled: 'Untitled',
  },
);

export const useTexts = textsHook(texts);
