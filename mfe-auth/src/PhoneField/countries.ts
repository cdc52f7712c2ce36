import { getCountries, type Country } from 'react-phone-number-input/min';
import labels from 'react-phone-number-input/locale/en.json';
import { preferredCountries } from './phone';

/** An entry of the country list: a country, or the divider after the preferred ones. */
export type CountryOption =
  { readonly value: Country; readonly label: string; readonly divider?: false } | { readonly divider: true };

const optionOf = (value: Country) => ({ value, label: labels[value] });
const isPreferred = (country: Country) => preferredCountries.some((preferred) => preferred === country);

/** The preferred countries (§9), then the others by name. */
export const countryOptions: readonly CountryOption[] = [
  ...preferredCountries.map(optionOf),
  { divider: true },
  ...getCountries()
    .filter((country) => !isPreferred(country))
    .map(optionOf)
    .sort((a, b) => a.label.localeCompare(b.label)),
];
