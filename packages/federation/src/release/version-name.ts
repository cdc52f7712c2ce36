/** A remote, and the version of it that is meant, where one is. */
export interface VersionName {
  readonly remote: string;
  /** Undefined when the text names a remote alone. */
  readonly version: string | undefined;
}

/** Splits `header@1.2.3`, or the name of a remote alone. Neither part is validated. */
export function parseVersionName(text: string): VersionName {
  const at = text.indexOf('@');
  return at < 0
    ? { remote: text, version: undefined }
    : { remote: text.slice(0, at), version: text.slice(at + 1) };
}
