declare const styles: {
  readonly 'numbers': string;
  readonly 'said': string;
};
export default styles;
