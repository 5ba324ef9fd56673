declare const styles: {
  readonly 'steps': string;
};
export default styles;
