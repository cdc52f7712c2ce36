import { useOrigins } from '@kaadu/api-client/origins';
import { useEffect, useEffectEvent, useId, useState, type KeyboardEvent } from 'react';
import PhoneInput, { type Country } from 'react-phone-number-input/min';
import labels from 'react-phone-number-input/locale/en.json';
import { FieldFrame } from '../TextField/TextField';
import { CountrySelect } from './CountrySelect';
import { DigitsInput } from './DigitsInput';
import { defaultCountry, dialCodeOf, nationalDigits, preferredCountries, type Phone } from './phone';
import styles from './PhoneField.module.css';
import { lookUpCountry } from './visitor-country';

interface PhoneFieldProps {
  readonly onChange: (phone: Phone) => void;
  /** Key presses in the number field. */
  readonly onKeyDown?: (event: KeyboardEvent) => void;
}

/** §2.4: the dial code and the mobile number. */
export function PhoneField({ onChange, onKeyDown }: PhoneFieldProps) {
  const id = useId();
  const { countryLookupUrl } = useOrigins();
  const [detected, setDetected] = useState<Country>(defaultCountry);
  const [country, setCountry] = useState<Country>(defaultCountry);
  const [value, setValue] = useState<string | undefined>();

  useEffect(() => {
    let unmounted = false;
    void lookUpCountry(countryLookupUrl).then((found) => !unmounted && setDetected(found));
    return () => {
      unmounted = true;
    };
  }, [countryLookupUrl]);

  const report = useEffectEvent((number: string) => onChange({ dialCode: dialCodeOf(country), number }));
  const number = nationalPart(value, country);
  useEffect(() => report(number), [country, number]);

  return (
    <FieldFrame id={id} label="Mobile number" notice={null}>
      <PhoneInput
        className={styles.phone}
        id={id}
        value={value}
        onChange={setValue}
        onKeyDown={onKeyDown}
        defaultCountry={detected}
        onCountryChange={(next) => next && setCountry(next)}
        addInternationalOption={false}
        countryOptionsOrder={[...preferredCountries, '|', '...']}
        countrySelectComponent={CountrySelect}
        inputComponent={DigitsInput}
        labels={labels}
        smartCaret={false}
        autoComplete="tel-national"
        placeholder="Enter a phone number"
        aria-describedby={`${id}-notice`}
      />
    </FieldFrame>
  );
}

/** National digits of the widget's E.164 value. */
function nationalPart(value: string | undefined, country: Country): string {
  return nationalDigits((value ?? '').replace(dialCodeOf(country), ''));
}
