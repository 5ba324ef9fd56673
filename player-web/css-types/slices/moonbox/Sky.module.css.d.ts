declare const styles: {
  readonly 'beam': string;
  readonly 'case': string;
  readonly 'dark': string;
  readonly 'disc': string;
  readonly 'glow': string;
  readonly 'halo': string;
  readonly 'label': string;
  readonly 'line': string;
  readonly 'prize': string;
  readonly 'rise': string;
  readonly 'sky': string;
  readonly 'wane': string;
  readonly 'was': string;
  readonly 'water': string;
  readonly 'worth': string;
};
export default styles;
