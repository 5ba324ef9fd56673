import { bilingual, textsHook } from '../../i18n';
import { counted } from '../../i18n/counted';

export const texts = bilingual(
  {
    plays: '次数',
    staked: '投入',
    returned: '返还',
    published: '公示返还率',
    promised: '应有返还率（各版本加权）',
    observed: '实测返还率',
    withBand: (observed: string, low: string, high: string) =>
      `${observed}（95 % 置信区间 ${low} – ${high}）`,
    deviation: '偏差',
    degrees: { normal: '正常', notable: '留意', extreme: '异常' },
    sigma: (value: string) => `${value} σ`,
    spread: '单次标准差',
    exact: '精确值',
    versions: '版本数',
    version: (version: string) => `版本 ${version}`,
    current: '生效中',
    hash: '版本哈希',
    publishedAt: '发布时间',
    neverPlayed: '尚无记录',
    playsCount: (count: string) => `${count} 次`,
    returns: '返还率：公示与实测',
    returnsLede: '竖线是公示值，圆点是实测值，横条是 95 % 置信区间。次数少时区间很宽，只作参考。',
    row: (name: string, published: string, observed: string, low: string, high: string) =>
      `${name}：公示 ${published}，实测 ${observed}，95 % 置信区间 ${low} 到 ${high}`,
    rowUnplayed: (name: string, published: string) => `${name}：公示 ${published}，尚无记录`,
    legend: { published: '公示', observed: '实测' },
    counts: '实测次数与期望次数',
    countsLede: '横条是实测次数，竖线是期望次数，细线是期望的 95 % 波动范围（平方根刻度）。',
    countsRow: (name: string, observed: string, expected: string) =>
      `${name}：实测 ${observed} 次，期望 ${expected} 次`,
    observedCount: '实测',
    expectedCount: '期望',
    chiSquare: (statistic: string, degrees: string, p: string) =>
      `χ² = ${statistic}，自由度 ${degrees}，p = ${p}`,
    chiSquareBelow: (statistic: string, degrees: string) =>
      `χ² = ${statistic}，自由度 ${degrees}，p < 0.0001`,
    pooled: (count: string) => `期望不足 5 次的 ${count} 种结果合并计算`,
    tooFew: '次数太少，还不能检验',
    fits: '与公示票数相符',
    doubtful: '偏离较大，请留意',
    wrong: '与公示票数不符，请核查',
  },
  {
    plays: 'Plays',
    staked: 'Staked',
    returned: 'Returned',
    published: 'Published RTP',
    promised: 'Promised RTP (all versions)',
    observed: 'Observed RTP',
    withBand: (observed, low, high) => `${observed} (95% confidence band ${low} – ${high})`,
    deviation: 'Deviation',
    degrees: { normal: 'normal', notable: 'notable', extreme: 'extreme' },
    sigma: (value) => `${value} σ`,
    spread: 'Standard deviation of one play',
    exact: 'Exact',
    versions: 'Versions',
    version: (version) => `Version ${version}`,
    current: 'in force',
    hash: 'Version hash',
    publishedAt: 'Published',
    neverPlayed: 'Never played',
    playsCount: (count) => counted(count, 'play', 'plays'),
    returns: 'Return to player: published and observed',
    returnsLede:
      'The line is what is published, the dot what was observed, the bar its 95% confidence band. With few plays the band is wide and only a hint.',
    row: (name, published, observed, low, high) =>
      `${name}: published ${published}, observed ${observed}, 95% confidence band ${low} to ${high}`,
    rowUnplayed: (name, published) => `${name}: published ${published}, never played`,
    legend: { published: 'Published', observed: 'Observed' },
    counts: 'Observed and expected counts',
    countsLede:
      'The bar is how often an outcome came, the line how often it should have, the thin line the 95% range of chance (square-root scale).',
    countsRow: (name, observed, expected) => `${name}: observed ${observed}, expected ${expected}`,
    observedCount: 'Observed',
    expectedCount: 'Expected',
    chiSquare: (statistic, degrees, p) =>
      `χ² = ${statistic}, ${counted(degrees, 'degree', 'degrees')} of freedom, p = ${p}`,
    chiSquareBelow: (statistic, degrees) =>
      `χ² = ${statistic}, ${counted(degrees, 'degree', 'degrees')} of freedom, p < 0.0001`,
    pooled: (count) =>
      `${counted(count, 'outcome', 'outcomes')} expected fewer than 5 times are counted together`,
    tooFew: 'Too few plays to test yet',
    fits: 'In line with the published tickets',
    doubtful: 'Further off than usual; keep an eye on it',
    wrong: 'Not in line with the published tickets; investigate',
  },
);

export const useTexts = textsHook(texts);
