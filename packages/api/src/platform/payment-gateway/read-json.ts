/** @returns undefined when the text is not JSON, which no schema accepts */
export function readJson(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
