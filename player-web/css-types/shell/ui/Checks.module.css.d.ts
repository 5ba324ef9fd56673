declare const styles: {
  readonly 'checks': string;
  readonly 'verdict': string;
};
export default styles;
