import type * as z from 'zod';
import { ReleaseError } from './errors';

/** Maximum length of a value that a message repeats. */
const longestShownValue = 80;

/**
 * Validates the input of a person or a program.
 * @param what name of the whole input, such as `The request`
 * @throws ReleaseError `refused` naming every fault
 */
export function parseInput<Schema extends z.ZodType>(
  schema: Schema,
  input: unknown,
  what: string,
): z.infer<Schema> {
  const parsed = schema.safeParse(input);
  if (parsed.success) return parsed.data;
  throw new ReleaseError('refused', `${inputFaults(parsed.error, what, input)}.`);
}

/**
 * Describes the faults of an input, a clause for each: `version must look like 1.2.3, not "foo"; reason is missing`.
 * @param what name of the whole input, such as `The request`
 * @param input values to repeat in the message, if given
 */
export function inputFaults({ issues }: z.ZodError, what: string, input?: unknown): string {
  return issues.map((issue) => `${faultOf(issue, what)}${valueAt(input, issue)}`).join('; ');
}

function faultOf(issue: z.core.$ZodIssue, what: string): string {
  const subject = issue.path.length === 0 ? what : issue.path.map(String).join('.');
  switch (issue.code) {
    case 'unrecognized_keys':
      return `${what} has ${issue.keys.join(', ')}, which is not known${issue.path.length > 0 ? ` in ${subject}` : ''}`;
    case 'invalid_type':
      return isMissing(issue) ? `${subject} is missing` : `${subject} must be ${nounOf(issue.expected)}`;
    case 'invalid_value':
      return `${subject} must be ${listed(issue.values.map(String))}`;
    case 'invalid_union':
      return `${subject} must be ${listed('options' in issue ? (issue.options ?? []).map(String) : [])}`;
    case 'too_small':
      return `${subject} must ${lowerLimit(issue)}`;
    case 'too_big':
      return `${subject} must be ${issue.inclusive === false ? 'less than' : 'at most'} ${issue.maximum}${unitOf(issue.origin)}`;
    case 'invalid_format':
      return `${subject} ${ownMessage(issue.message) ?? `must be ${nounOf(issue.format)}`}`;
    default:
      return `${subject} ${ownMessage(issue.message) ?? 'is not valid'}`;
  }
}

function lowerLimit({ origin, minimum, inclusive }: z.core.$ZodIssueTooSmall): string {
  if (minimum === 1 && origin !== 'number' && origin !== 'int') return 'not be empty';
  return `be ${inclusive === false ? 'more than' : 'at least'} ${minimum}${unitOf(origin)}`;
}

const isMissing = ({ message }: z.core.$ZodIssue) => message.endsWith('received undefined');

/** Returns a message set by the schema, such as `must look like 1.2.3`, but not one of the library's. */
function ownMessage(message: string): string | undefined {
  return /^Invalid |^Too /.test(message) ? undefined : message;
}

const nouns: Readonly<Record<string, string>> = {
  string: 'text',
  int: 'a whole number',
  boolean: 'true or false',
  array: 'a list',
  object: 'an object',
  record: 'an object',
  url: 'a URL such as http://localhost:4700',
  datetime: 'a time such as 2026-01-31T12:00:00Z',
};

const nounOf = (type: string) => nouns[type] ?? `a ${type}`;

const units: Readonly<Record<string, string>> = { string: ' characters long', array: ' long' };

const unitOf = (origin: string) => units[origin] ?? '';

function listed(options: readonly string[]): string {
  if (options.length === 0) return 'of another form';
  return options.length === 1 ? options.join('') : `one of ${options.join(', ')}`;
}

/** Returns `, not "foo"` where the value can be shown. */
function valueAt(input: unknown, { path, code }: z.core.$ZodIssue): string {
  if (code === 'unrecognized_keys' || code === 'too_big') return '';
  const value = path.reduce<unknown>(
    (parent, key) => (typeof parent === 'object' && parent !== null ? Reflect.get(parent, key) : undefined),
    input,
  );
  if (typeof value === 'number') return `, not ${value}`;
  if (typeof value !== 'string' || value.trim() === '' || value.length > longestShownValue) return '';
  return `, not "${value}"`;
}
