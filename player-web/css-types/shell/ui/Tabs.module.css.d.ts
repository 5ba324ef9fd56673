declare const styles: {
  readonly 'plain': string;
  readonly 'tab': string;
  readonly 'tabs': string;
};
export default styles;
