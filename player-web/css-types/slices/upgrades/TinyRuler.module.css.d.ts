declare const styles: {
  readonly 'ruler': string;
  readonly 'wide': string;
};
export default styles;
