declare const styles: {
  readonly 'formula': string;
  readonly 'head': string;
  readonly 'main': string;
  readonly 'prize': string;
  readonly 'steps': string;
  readonly 'worked': string;
};
export default styles;
