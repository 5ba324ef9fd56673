export const zh = { ribbon: '演示商店 · {{players}} 名模拟玩家' } as const;
