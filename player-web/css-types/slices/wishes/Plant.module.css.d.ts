declare const styles: {
  readonly 'body': string;
  readonly 'chance': string;
  readonly 'field': string;
  readonly 'grid': string;
  readonly 'own': string;
  readonly 'pay': string;
  readonly 'skin': string;
  readonly 'skins': string;
  readonly 'sum': string;
  readonly 'total': string;
  readonly 'waiting': string;
  readonly 'wrong': string;
};
export default styles;
