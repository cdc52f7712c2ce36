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
  /** Keys pressed in the number. */
  readonly onKeyDown?: (event: KeyboardEvent) => void;
}

/** §2.4: the dial code and the mobile number. */
export function PhoneField({ onChange, onKeyDown }: PhoneFieldProps) {
  const id = useId();
  const { countryLookupUrl } = useOrigins();
  const [guess, setGuess] = useState<Country>(defaultCountry);
  const [country, setCountry] = useState<Country>(defaultCountry);
  const [value, setValue] = useState<string | undefined>();

  useEffect(() => {
    let leaving = false;
    void lookUpCountry(countryLookupUrl).then((found) => !leaving && setGuess(found));
    return () => {
      leaving = true;
    };
  }, [countryLookupUrl]);

  const tell = useEffectEvent((number: string) => onChange({ dialCode: dialCodeOf(country), number }));
  const number = nationalPart(value, country);
  useEffect(() => tell(number), [country, number]);

  return (
    <FieldFrame id={id} label="Mobile number" notice={null}>
      <PhoneInput
        className={styles.phone}
        id={id}
        value={value}
        onChange={setValue}
        onKeyDown={onKeyDown}
        defaultCountry={guess}
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
