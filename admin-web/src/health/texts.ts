import { bilingual, textsHook } from '../i18n';

export const texts = bilingual(
  {
    events: '日志事件',
    version: '版本',
    lists: '列表进度',
    listsLede: '列表由日志生成。落后的列表会自己追上；停下的列表不会跳过事件，需要处理。',
    list: '列表',
    position: '位置',
    lag: '落后事件',
    state: '状态',
    running: '运行中',
    catchingUp: '追赶中',
    parked: '已停止',
    well: '一切正常',
    behind: (events: string) => `列表落后 ${events} 个事件`,
    parkedCount: (count: string) => `${count} 个列表已停止`,
  },
  {
    events: 'Events in the log',
    version: 'Version',
    lists: 'How far the lists are',
    listsLede:
      'Lists are made from the log. One that is behind catches up by itself; one that stopped skips nothing and needs attention.',
    list: 'List',
    position: 'Position',
    lag: 'Events behind',
    state: 'State',
    running: 'Running',
    catchingUp: 'Catching up',
    parked: 'Stopped',
    well: 'All is well',
    behind: (events) => `Lists are ${events} events behind`,
    parkedCount: (count) => `Lists stopped: ${count}`,
  },
);

export const useTexts = textsHook(texts);
