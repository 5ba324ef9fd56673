declare const styles: {
  readonly 'checks': string;
  readonly 'choice': string;
  readonly 'equation': string;
  readonly 'gets': string;
  readonly 'item': string;
  readonly 'leaves': string;
  readonly 'list': string;
  readonly 'moments': string;
  readonly 'plate': string;
  readonly 'rule': string;
  readonly 'scroll': string;
  readonly 'seen': string;
  readonly 'top': string;
  readonly 'totals': string;
  readonly 'waiting': string;
};
export default styles;
