/** A setting that cannot be meant as it was written. */
export class WrongSetting extends Error {
  override readonly name = 'WrongSetting';
}
