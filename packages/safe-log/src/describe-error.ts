import { safeMessage } from './safe-message';

/** Properties that name the fault. Others may contain values: `params`, `detail`, `response`, `url`. */
const loggedProperties = [
  ...['code', 'errno', 'syscall', 'address', 'port', 'status', 'statusCode', 'responseCode', 'retryAfter'],
  ...['severity', 'schema', 'table', 'column', 'constraint', 'dataType', 'routine'],
] as const;
const identifier = /^[\w.:-]{1,80}$/;
const maxCauses = 8;
const maxFrames = 30;
/** Matches the location of a call: a file with line and column. */
const frame = /^\s+at .*(?::\d+:\d+\)?|<anonymous>\)?|\(native\))$/;

/** Error as it appears in the log. */
class SafeError {
  readonly name: string;
  readonly cause?: SafeError;
  readonly errors?: readonly SafeError[];

  constructor(
    readonly type: string,
    readonly message: string,
    readonly stack: string,
    readonly properties: Readonly<Record<string, string | number | boolean>>,
    inner: { readonly cause?: SafeError; readonly errors?: readonly SafeError[] },
  ) {
    this.name = type;
    if (inner.cause) this.cause = inner.cause;
    if (inner.errors) this.errors = inner.errors;
  }

  /** Returns the fields of the line of JSON. */
  toJSON() {
    const { type, message, stack, properties, cause, errors } = this;
    return { type, message, ...properties, stack, ...(cause && { cause }), ...(errors && { errors }) };
  }
}

function typeOf(error: object): string {
  const given: unknown = Reflect.get(error, 'type') ?? Reflect.get(error, 'name');
  const name = error instanceof Error ? error.name : given;
  const own = error.constructor.name;
  const type = name === 'Error' && own !== 'Object' ? own : name;
  return typeof type === 'string' && identifier.test(type) ? type : 'Error';
}

/**
 * Returns the stack frames of an error. Its message, with which a stack begins, may itself look like a frame.
 */
function framesOf(error: object): string {
  const [stack, message]: unknown[] = [Reflect.get(error, 'stack'), Reflect.get(error, 'message')];
  if (typeof stack !== 'string') return '';
  const at = typeof message === 'string' && message !== '' ? stack.indexOf(message) : -1;
  const lines = (at < 0 ? stack : stack.slice(at + String(message).length)).split('\n');
  const first = lines.findLastIndex((line) => !frame.test(line));
  return lines
    .slice(first + 1)
    .slice(-maxFrames)
    .join('\n');
}

function propertiesOf(error: object): Record<string, string | number | boolean> {
  const found = loggedProperties.map((name): [string, unknown] => [name, Reflect.get(error, name)]);
  const isLogged = (entry: [string, unknown]): entry is [string, string | number | boolean] =>
    ['number', 'boolean'].includes(typeof entry[1]) ||
    (typeof entry[1] === 'string' && identifier.test(entry[1]));
  return Object.fromEntries(found.filter(isLogged));
}

function describe(error: unknown, seen: ReadonlySet<unknown>): SafeError {
  if (error instanceof SafeError) return error;
  if (typeof error !== 'object' || error === null)
    return new SafeError(typeof error, safeMessage(error), '', {}, {});
  const all = new Set(seen).add(error);
  const inner = (one: unknown) =>
    one === undefined || one === null || all.has(one) || all.size > maxCauses
      ? undefined
      : describe(one, all);
  const errors: unknown = Reflect.get(error, 'errors');
  const cause = inner(Reflect.get(error, 'cause'));
  const described =
    error instanceof AggregateError && Array.isArray(errors) ? errors.slice(0, maxCauses) : [];
  const list = described.map(inner).filter((one) => one !== undefined);
  const type = typeOf(error);
  const message = safeMessage(error);
  const stack = `${type}: ${message}\n${framesOf(error)}`.trimEnd();
  return new SafeError(type, message, stack, propertiesOf(error), {
    ...(cause && { cause }),
    ...(list.length > 0 && { errors: list }),
  });
}

/** Describes an error with its causes for the log, without user input. @param error any thrown value */
export function describeError(error: unknown): SafeError {
  return describe(error, new Set());
}

/** Formats an error with its causes for standard error. */
export function formatError(error: unknown): string {
  const { stack, message, properties, cause, errors = [] } = describeError(error);
  const code = 'code' in properties ? ` (${properties['code']})` : '';
  const inner = [...errors, ...(cause ? [cause] : [])].map((one) => `caused by ${formatError(one)}`);
  return [`${stack || message}${code}`, ...inner].join('\n');
}
