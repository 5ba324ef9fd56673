declare const styles: {
  readonly 'rarity': string;
};
export default styles;
