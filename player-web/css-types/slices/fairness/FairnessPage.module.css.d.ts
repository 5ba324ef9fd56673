declare const styles: {
  readonly 'formula': string;
  readonly 'head': string;
  readonly 'main': string;
  readonly 'steps': string;
};
export default styles;
