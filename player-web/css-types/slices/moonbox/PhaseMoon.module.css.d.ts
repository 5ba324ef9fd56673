declare const styles: {
  readonly 'dark': string;
  readonly 'lit': string;
  readonly 'moon': string;
};
export default styles;
