import { isSupportedCountry, type Country } from 'react-phone-number-input/min';
import { defaultCountry } from './phone';

const timeoutMs = 3000;

/**
 * Looks up the visitor's country by IP address (§7). The service responds with `1;IN;IND;India`. A response that does
 * not begin with 1, and any other failure, falls back to India.
 * @param url of the look-up; without one the result is India
 */
export async function lookUpCountry(url: string | undefined): Promise<Country> {
  if (!url) return defaultCountry;
  try {
    const response = await fetch(url, { signal: AbortSignal.timeout(timeoutMs) });
    const text = await response.text();
    const code = text.split(';')[1]?.trim().toUpperCase() ?? '';
    return text.startsWith('1') && isSupportedCountry(code) ? code : defaultCountry;
  } catch (error) {
    console.warn('The country could not be looked up', error);
    return defaultCountry;
  }
}
