declare const styles: {
  readonly 'option': string;
  readonly 'segment': string;
};
export default styles;
