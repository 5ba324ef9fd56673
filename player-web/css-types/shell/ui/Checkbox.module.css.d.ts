declare const styles: {
  readonly 'box': string;
  readonly 'check': string;
};
export default styles;
