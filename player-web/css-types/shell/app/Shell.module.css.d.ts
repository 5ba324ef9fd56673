declare const styles: {
  readonly 'main': string;
  readonly 'skip': string;
};
export default styles;
