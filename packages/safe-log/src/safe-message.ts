import { withoutPersonalData } from './without-personal-data';

const maxLength = 300;

/** Matches a message whose quoted texts are names of a schema or a server. */
const hasOnlyNames = /^(?:[^"]|"[a-z_][\w.-]{0,62}")*$/;
/** SQLSTATE codes whose messages quote names of the schema or the server, but no value of a statement. */
const quotesNames = /^(?:08|23|28|3D|53|55|57|42P01|42703|42883)/;
/** Errors of JavaScript whose messages end in the invalid value: "Invalid language tag: …". */
const endsInValue = new Set(['RangeError', 'TypeError', 'URIError']);

const field = (error: object, name: string): unknown => Reflect.get(error, name);

/** Describes schema issues by name: "guests too_big; contact.email invalid_format". */
function describeIssues(issues: readonly unknown[]): string {
  const lines = issues.slice(0, 10).map((issue) => {
    if (typeof issue !== 'object' || issue === null) return 'invalid';
    const path = field(issue, 'path');
    const names = Array.isArray(path) ? path.filter((part) => /^[a-z_]{1,40}$/i.test(String(part))) : [];
    return `${names.join('.')} ${String(field(issue, 'code'))}`.trim();
  });
  return `Invalid data: ${lines.join('; ')}`;
}

/**
 * Masks everything between the first and the last quotation mark: a value may contain quotation marks itself.
 */
function maskQuoted(text: string): string {
  return text
    .replace(/\((reading|setting) '([\w$]{1,60})'\)/g, '($1 $2)')
    .replace(/(["“`]).*["”`]/s, '"…"')
    .replace(/['‘][^\n]*['’]/s, "'…'")
    .replace(/["“`].*$/s, '"…');
}

function maskUrls(text: string): string {
  return text.replace(/\b([a-z][a-z\d+.-]*:\/\/)(?:[^\s/@]*@)?([\w.:[\]-]*)[^\s"')]*/gi, '$1$2');
}

/** Returns the first line, without quoted text, paths of URLs, e-mail addresses and numbers. */
function maskValues(message: string): string {
  const [line = ''] = message.split('\n', 1);
  return withoutPersonalData(maskUrls(maskQuoted(line))).slice(0, maxLength);
}

/** Returns a statement with its placeholders, without constants. */
function maskStatement(statement: string): string {
  return statement
    .replace(/\s+/g, ' ')
    .replace(/'(?:[^']|'')*'/g, "'…'")
    .slice(0, maxLength);
}

/** Returns the message of an error without user input. @param error any thrown value */
export function safeMessage(error: unknown): string {
  if (typeof error !== 'object' || error === null) return `A ${typeof error} was thrown`;
  const [name, message, code, statement, issues] = ['name', 'message', 'code', 'query', 'issues'].map((key) =>
    field(error, key),
  );
  if (Array.isArray(issues)) return describeIssues(issues);
  if (typeof message !== 'string') return 'An object was thrown';
  if (typeof statement === 'string' && message.startsWith('Failed query'))
    return `Failed query: ${maskStatement(statement)}`;
  // A mail server's response contains the recipient's address.
  if ('responseCode' in error || 'rejected' in error) return 'The mail server refused the message';
  // The message contains the unparsable text, cut off anywhere.
  if (name === 'SyntaxError') return 'A text cannot be parsed';
  if (
    typeof code === 'string' &&
    /^[\dA-Z]{5}$/.test(code) &&
    quotesNames.test(code) &&
    hasOnlyNames.test(message)
  )
    return withoutPersonalData(message.split('\n', 1)[0] ?? '').slice(0, maxLength);
  const masked = maskValues(message);
  const isSystemError = typeof field(error, 'syscall') === 'string';
  return endsInValue.has(String(name)) && !isSystemError ? masked.replace(/: .*$/s, ': …') : masked;
}
