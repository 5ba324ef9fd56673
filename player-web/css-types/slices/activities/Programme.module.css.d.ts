declare const styles: {
  readonly 'bar': string;
  readonly 'days': string;
  readonly 'now': string;
  readonly 'programme': string;
  readonly 'room': string;
  readonly 'rows': string;
};
export default styles;
