declare const styles: {
  readonly 'add': string;
  readonly 'balance': string;
  readonly 'globe': string;
  readonly 'header': string;
  readonly 'inner': string;
  readonly 'lang': string;
  readonly 'language': string;
  readonly 'logo': string;
  readonly 'me': string;
  readonly 'nav': string;
  readonly 'tools': string;
  readonly 'waiting': string;
  readonly 'word': string;
};
export default styles;
