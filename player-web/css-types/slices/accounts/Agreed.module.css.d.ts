declare const styles: {
  readonly 'others': string;
  readonly 'question': string;
  readonly 'waiting': string;
};
export default styles;
