import { useOrigins } from '@kaadu/api-client/origins';
import { useEffect, useEffectEvent, useId, useState, type KeyboardEvent } from 'react';
import type { Country } from 'react-phone-number-input/min';
import { FieldFrame, type FieldNotice } from '../TextField/TextField';
import { countryOptions } from './countries';
import { CountrySelect } from './CountrySelect';
import { DigitsInput } from './DigitsInput';
import { defaultCountry, dialCodeOf, nationalNumber, type Phone } from './phone';
import styles from './PhoneField.module.css';
import { lookUpCountry } from './visitor-country';

interface PhoneFieldProps {
  readonly onChange: (phone: Phone) => void;
  /** Handles key presses in the number field. */
  readonly onKeyDown?: (event: KeyboardEvent) => void;
}

const unreadable: FieldNotice = {
  tone: 'failure',
  text: 'This is not a complete phone number. Choose its country, and paste or type the number again.',
};

/** §2.4: the dial code and the mobile number. */
export function PhoneField({ onChange, onKeyDown }: PhoneFieldProps) {
  const id = useId();
  const [digits, setDigits] = useState('');
  const [notice, setNotice] = useState<FieldNotice | null>(null);
  const [country, chooseCountry] = useCountry(digits !== '');

  const report = useEffectEvent(() =>
    onChange({ dialCode: dialCodeOf(country), number: nationalNumber(digits, country) }),
  );
  useEffect(() => report(), [country, digits]);

  return (
    <FieldFrame id={id} label="Mobile number" notice={notice}>
      <div className={styles.phone}>
        <CountrySelect value={country} options={countryOptions} onChange={chooseCountry} />
        <DigitsInput
          id={id}
          digits={digits}
          country={country}
          onChange={(typed) => {
            setNotice(null);
            setDigits(typed);
          }}
          onInternational={(pasted) => {
            // With the selected dial code the number would belong to a stranger.
            setNotice(null);
            chooseCountry(pasted.country);
            setDigits(pasted.digits);
          }}
          onUnreadable={() => {
            setNotice(unreadable);
            setDigits('');
          }}
          onKeyDown={onKeyDown}
          describedBy={`${id}-notice`}
        />
      </div>
    </FieldFrame>
  );
}

/** Returns the visitor's choice; before there is one, or a number, the country found by IP address. */
function useCountry(hasNumber: boolean): [Country, (country: Country) => void] {
  const { countryLookupUrl } = useOrigins();
  const [chosen, setChosen] = useState<Country | null>(null);
  const [detected, setDetected] = useState<Country>(defaultCountry);
  const applyDetected = useEffectEvent((found: Country) => {
    if (!hasNumber) setDetected(found);
  });
  useEffect(() => {
    let unmounted = false;
    void lookUpCountry(countryLookupUrl).then((found) => !unmounted && applyDetected(found));
    return () => {
      unmounted = true;
    };
  }, [countryLookupUrl]);
  return [chosen ?? detected, setChosen];
}
