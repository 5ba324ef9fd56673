import { CodeField } from '../accounts/CodeField';
import { PhoneField } from '../accounts/PhoneField';
import { sendCode } from '../accounts/queries';
import { checkCode, checkPhone } from '../accounts/rules';
import { useT } from './t';

/** The player's present number, and the code sent to it. */
interface PresentNumber {
  readonly phone: string;
  readonly code: string;
}

export const NO_NUMBER: PresentNumber = { phone: '', code: '' };

export const isComplete = ({ phone, code }: PresentNumber): boolean =>
  checkPhone(phone) === undefined && checkCode(code) === undefined;

interface Props {
  number: PresentNumber;
  onChange: (number: PresentNumber) => void;
  /** whether it was submitted once: before that no error shows */
  tried: boolean;
}

export function PresentNumberFields({ number, onChange, tried }: Props) {
  const t = useT();
  const { phone, code } = number;
  return (
    <>
      <PhoneField
        value={phone}
        onChange={(typed) => onChange({ phone: typed, code })}
        error={tried && checkPhone(phone) !== undefined ? t('phone.wrong') : undefined}
      />
      <CodeField
        value={code}
        onChange={(typed) => onChange({ phone, code: typed })}
        phone={phone}
        error={tried && checkCode(code) !== undefined ? t('phone.noCode') : undefined}
        onSend={(to, solved) => sendCode('change', to, solved)}
      />
    </>
  );
}
