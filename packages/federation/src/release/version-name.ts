/** Name of a remote, optionally with a version. */
export interface VersionName {
  readonly remote: string;
  /** Undefined when the text has only the name of a remote. */
  readonly version: string | undefined;
}

/** Splits `header@1.2.3`, or the name of a remote alone. Neither part is validated. */
export function parseVersionName(text: string): VersionName {
  const at = text.indexOf('@');
  return at < 0
    ? { remote: text, version: undefined }
    : { remote: text.slice(0, at), version: text.slice(at + 1) };
}
