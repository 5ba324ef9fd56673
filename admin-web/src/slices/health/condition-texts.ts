// Name, trouble and remedy of each condition.

export const conditionsZh = {
  writing: {
    name: '写入',
    trouble: '日志停止写入：只能浏览，不能游玩',
    remedy: '按下面这句话排除原因（时钟或磁盘）；排除后自动继续，无需重启。',
  },
  look: {
    name: '检查',
    trouble: '有项目检查不了',
    remedy: '下面列出检查不了的项目和原因；多半是列表文件损坏，见「列表文件」一项。',
  },
  ledger: {
    name: '账目差额',
    trouble: '各账户合计不为零',
    remedy: '先停掉所有游戏，再运行 npx skins verify 找出第一处不一致。',
  },
  returns: {
    name: '返还率可疑',
    trouble: '实测返还与公示不符，单凭运气不会这样',
    remedy: '停掉该游戏，用 npx skins verify 重算每一次结果，并核对盲盒版本。',
  },
  projections: {
    name: '停止的列表',
    trouble: '有列表停止更新',
    remedy: '看服务日志里的错误，排除后停止服务，运行 npx skins replay，再启动。日志本身不受影响。',
  },
  lists: {
    name: '列表文件',
    trouble: '列表整体读不出或写不进',
    remedy: '按下面这句话排除原因；文件损坏时停止服务再启动，列表会从日志重建。日志本身不受影响。',
  },
  flows: {
    name: '停滞的流程',
    trouble: '有流程停滞十分钟以上',
    remedy: '看下方流程表里的错误；排除后约十分钟自动重试，重启即刻重试。',
  },
  mark: {
    name: '日志标记',
    trouble: '日志标记写不进去，回滚将无法发现',
    remedy: '让 SKINS_MARK 所在的磁盘可写。',
  },
  beacon: {
    name: '公共信标',
    trouble: '上次没能取到信标轮次，等待开奖的房间会自动重试',
    remedy: '检查本机能否以 HTTPS 连到 SKINS_BEACON_RELAYS 里的地址；不会改用其他轮次。',
  },
  disk: {
    name: '磁盘',
    trouble: '数据磁盘快满了',
    remedy: '腾出空间或换更大的磁盘；剩 64 MiB 时停止写入。',
  },
  lag: {
    name: '列表落后',
    trouble: '列表落后于日志',
    remedy: '通常会自己追上；一直增长时看处理器与磁盘是否过忙。',
  },
  wal: {
    name: '日志的 WAL',
    trouble: '有别的程序一直在读日志，WAL 不断变大',
    remedy: '用 fuser -v log.sqlite 找到它并结束它；之后文件会自行缩小。日志没有受损。',
  },
  checkpoint: {
    name: '未签名',
    trouble: '许多事件还没有检查点',
    remedy: '看列表 checkpoints 是否停止或落后，按那一项处理。',
  },
  backup: {
    name: '备份',
    trouble: '超过一天没有备份',
    remedy: '运行 npx skins backup 文件夹，把副本存到另一台机器。',
  },
  pictures: {
    name: '图片文件',
    trouble: '有图片的文件缺失',
    remedy: '从备份的 pictures 文件夹把文件放回数据文件夹。',
  },
  games: {
    name: '停止的游戏',
    trouble: '有游戏被紧急停止',
    remedy: '查清原因后在下方「游戏」里提议恢复，由另一个人批准。',
  },
  maintenance: {
    name: '开放',
    trouble: '商店正在维护，玩家进不来',
    remedy: '到时自动开放；要提前，发布新的 maintenance 规则。',
  },
};

export const conditionsEn: typeof conditionsZh = {
  writing: {
    name: 'Writing',
    trouble: 'Nothing is written: the shop can be looked at, not played in',
    remedy: 'Mend what the sentence names, clock or disk; it goes on by itself, without a restart.',
  },
  look: {
    name: 'Checks',
    trouble: 'Some conditions cannot be checked',
    remedy: 'Each is named below with its error. If the file of the lists is damaged, mend that first.',
  },
  ledger: {
    name: 'Books out by',
    trouble: 'The accounts do not add up to zero',
    remedy: 'Stop all games, then run npx skins verify: it names the first thing that does not fit.',
  },
  returns: {
    name: 'Odd returns',
    trouble: 'What came back is not what was published, and chance does not explain it',
    remedy: 'Stop the game, draw every result again with npx skins verify, and check the box version.',
  },
  projections: {
    name: 'Lists stopped',
    trouble: 'Lists have stopped',
    remedy:
      'Mend what the service’s log names, stop it, run npx skins replay and start again. The log is unharmed.',
  },
  lists: {
    name: 'File of the lists',
    trouble: 'The lists as a whole cannot be read or written',
    remedy:
      'Mend what the sentence names. If the file is damaged, stop the shop and start it again: lists are made anew. The log is unharmed.',
  },
  flows: {
    name: 'Stuck flows',
    trouble: 'Flows stand still for more than ten minutes',
    remedy: 'Mend what the table below names; it is tried again in ten minutes, or after a restart.',
  },
  mark: {
    name: 'Mark of the log',
    trouble: 'The mark cannot be written: a log put back would go unnoticed',
    remedy: 'Make the disk of SKINS_MARK writable.',
  },
  beacon: {
    name: 'Public beacon',
    trouble: 'The round was not to be had when it was last asked for; rooms that wait for it ask again',
    remedy:
      'See whether this machine reaches the addresses of SKINS_BEACON_RELAYS over HTTPS; no other round is taken.',
  },
  disk: {
    name: 'Disk',
    trouble: 'The disk of the data folder is filling up',
    remedy: 'Make room, or move to a larger one; with 64 MiB left nothing is written.',
  },
  lag: {
    name: 'Lists behind',
    trouble: 'Lists are behind the log',
    remedy: 'They catch up by themselves; if it grows, see whether processor or disk are too busy.',
  },
  wal: {
    name: 'WAL of the log',
    trouble: 'Another program keeps reading the log, so its WAL grows',
    remedy:
      'Find it with fuser -v log.sqlite and end it; then the file shrinks by itself. The log is unharmed.',
  },
  checkpoint: {
    name: 'Unsigned',
    trouble: 'Many events are under no checkpoint yet',
    remedy: 'See whether the list checkpoints stopped or is behind, and mend that.',
  },
  backup: {
    name: 'Backup',
    trouble: 'No backup for more than a day',
    remedy: 'Run npx skins backup TO, and keep the copy on another machine.',
  },
  pictures: {
    name: 'Picture files',
    trouble: 'Files of pictures are missing',
    remedy: 'Put them back into the data folder from the folder pictures of a backup.',
  },
  games: {
    name: 'Games stopped',
    trouble: 'A game was stopped',
    remedy: 'Find out why, then propose beside the chart below that it goes on; another person approves.',
  },
  maintenance: {
    name: 'Players',
    trouble: 'The shop is closed to players for maintenance',
    remedy: 'It opens by itself; to open earlier, publish new rules of maintenance.',
  },
};
