declare const styles: {
  readonly 'quick': string;
};
export default styles;
