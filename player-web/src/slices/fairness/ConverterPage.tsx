import { LAST_TICKET, numberText, sha256Hex } from '@skins/engine/fairness';
import { useState } from 'react';
import { Breadcrumb } from '../../shell/app/Breadcrumb';
import { ButtonAway, Field, SeedField } from '../../shell/ui';
import { useT } from './t';

/** Independent pages, for players who do not trust ours. */
const ELSEWHERE = {
  sha256: 'https://emn178.github.io/online-tools/sha256.html',
  hex: 'https://www.rapidtables.com/convert/number/hex-to-decimal.html',
};
const HEX = /^[0-9a-f]{1,64}$/i;
const DECIMAL = /^[0-9]{1,78}$/;

/** `/page/converter`: SHA-256 of any text, and hex digits as a number and back. Nothing is sent anywhere. */
export function ConverterPage() {
  const t = useT();
  return (
    <div className="page page-main wall">
      <div className="stack">
        <Breadcrumb />
        <h1 className="title-page">{t('converter.title')}</h1>
        <p className="lede">{t('converter.lede')}</p>
      </div>
      <Hashed />
      <Converted />
      <div className="cluster">
        <ButtonAway href={ELSEWHERE.sha256} label={t('converter.elsewhere')} />
        <ButtonAway href={ELSEWHERE.hex} label={t('converter.hexElsewhere')} />
      </div>
    </div>
  );
}

const typed = { autoComplete: 'off', spellCheck: false, className: 'mono' } as const;

function Hashed() {
  const t = useT();
  const [text, setText] = useState('');
  return (
    <section className="panel pad stack">
      <h2 className="title-section">SHA-256</h2>
      <Field
        {...typed}
        label={t('converter.text')}
        value={text}
        onChange={setText}
        hint={t('converter.textHint')}
      />
      <SeedField label={t('converter.hash')} value={sha256Hex(text)} markFirst={6} />
    </section>
  );
}

/** Each field updates the other one. */
function Converted() {
  const t = useT();
  const [hex, setHex] = useState('ffffff');
  const [decimal, setDecimal] = useState(String(LAST_TICKET));
  const byHex = (value: string) => {
    setHex(value.trim());
    setDecimal(HEX.test(value.trim()) ? BigInt(`0x${value.trim()}`).toString() : '');
  };
  const byDecimal = (value: string) => {
    setDecimal(value.trim());
    setHex(DECIMAL.test(value.trim()) ? BigInt(value.trim()).toString(16) : '');
  };
  const n = DECIMAL.test(decimal) ? Number(decimal) : Number.NaN;
  return (
    <section className="panel pad stack">
      <h2 className="title-section">{t('converter.hexTitle')}</h2>
      <Field
        {...typed}
        label={t('converter.hex')}
        value={hex}
        onChange={byHex}
        maxLength={64}
        error={hex !== '' && !HEX.test(hex) ? t('converter.noHex') : undefined}
      />
      <Field
        {...typed}
        label={t('converter.decimal')}
        value={decimal}
        onChange={byDecimal}
        maxLength={78}
        inputMode="numeric"
        error={decimal !== '' && !DECIMAL.test(decimal) ? t('converter.noDecimal') : undefined}
      />
      <output>
        {n <= LAST_TICKET ? t('converter.number', { number: numberText(n) }) : t('converter.tooLarge')}
      </output>
    </section>
  );
}
