declare const styles: {
  readonly 'roll': string;
};
export default styles;
