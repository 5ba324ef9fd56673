declare const styles: {
  readonly 'checks': string;
  readonly 'numbers': string;
  readonly 'said': string;
  readonly 'verdict': string;
};
export default styles;
