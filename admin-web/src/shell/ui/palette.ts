/** The players' palette by day (pine ink, porcelain, jade), as sRGB because MUI computes with it. */
export const PALETTE = {
  wall: '#e7ece9',
  panel: '#f9fbfa',
  panelDim: '#eff4f1',
  line: 'rgb(20 29 26 / 13%)',
  text: '#141d1a',
  textDim: '#414a46',
  ink: '#19211e',
  jade: '#0d644b',
  jadeDeep: '#00523c',
  jadeSoft: '#d6efe4',
  onJade: '#f3fdf8',
  focus: '#1666aa',
  ok: '#136239',
  warn: '#7b4c00',
  danger: '#b71824',
  plate: 'radial-gradient(90% 85% at 50% 34%, #fcfefd 20%, #d9e0dd)',
} as const;

export const SANS =
  '"Segoe UI","SF Pro Text","PingFang SC","HarmonyOS Sans SC","Microsoft YaHei UI","Noto Sans CJK SC","Noto Sans SC",system-ui,sans-serif';
export const MONO = '"SF Mono","Cascadia Mono",Consolas,"DejaVu Sans Mono",ui-monospace,monospace';
