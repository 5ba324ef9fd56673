export const zh = { ribbon_other: '演示商店 · {{count, number}} 名模拟玩家' } as const;
