/** A valid number, or the problem with it. */
export type CheckedPhone = { readonly phone: string } | { readonly phone: null; readonly problem: string };

/**
 * Parses a phone number as the server does. The metadata of all countries is as large as the rest of a page, so it
 * loads with the first number. If it cannot be loaded, for example offline, the server validates the text.
 */
export async function readPhoneLazily(text: string): Promise<CheckedPhone> {
  try {
    const { readPhone } = await import('@kaadu/contracts/phone');
    return readPhone(text);
  } catch {
    return { phone: text };
  }
}
