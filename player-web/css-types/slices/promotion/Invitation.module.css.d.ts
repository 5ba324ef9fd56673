declare const styles: {
  readonly 'acts': string;
  readonly 'come': string;
  readonly 'from': string;
  readonly 'fromWaiting': string;
  readonly 'in': string;
  readonly 'ledger': string;
  readonly 'mark': string;
  readonly 'picture': string;
  readonly 'say': string;
  readonly 'three': string;
  readonly 'title': string;
  readonly 'who': string;
};
export default styles;
