declare const styles: {
  readonly 'visitor': string;
};
export default styles;
