declare const styles: {
  readonly 'entry': string;
  readonly 'profile': string;
  readonly 'sections': string;
  readonly 'waiting': string;
};
export default styles;
