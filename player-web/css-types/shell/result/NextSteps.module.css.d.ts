declare const styles: {
  readonly 'main': string;
  readonly 'more': string;
  readonly 'steps': string;
};
export default styles;
