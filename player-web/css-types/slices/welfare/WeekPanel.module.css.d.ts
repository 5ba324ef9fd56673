declare const styles: {
  readonly 'left': string;
  readonly 'levels': string;
  readonly 'me': string;
  readonly 'own': string;
  readonly 'received': string;
  readonly 'title': string;
  readonly 'waiting': string;
};
export default styles;
