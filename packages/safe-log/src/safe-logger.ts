import { describeError } from './describe-error';
import { safeMessage } from './safe-message';
import { noVersion, withoutPersonalData } from './without-personal-data';

const maxDepth = 4;
/** Matches e-mail addresses with a domain, outside messages, and within one segment of a path. */
const mailAddress = new RegExp(String.raw`[^\s"'(</]+@${noVersion}[^\s"')>/]+\.[^\s"')>/]+`, 'g');
/** Fields that contain error messages or input of clients. */
const maskedFields = new Set(['cause', 'reason', 'path']);

/** Returns whether a value is an error, or one that has crossed threads as a plain object. */
function isErrorLike(value: object): boolean {
  if (value instanceof Error) return true;
  return typeof Reflect.get(value, 'message') === 'string' && typeof Reflect.get(value, 'stack') === 'string';
}

function safeText(name: string, text: string): string {
  if (maskedFields.has(name)) return withoutPersonalData(text);
  return text.replace(mailAddress, '[address]');
}

function safeField(name: string, value: unknown, depth: number): unknown {
  if (typeof value === 'string') return safeText(name, value);
  if (typeof value !== 'object' || value === null) return value;
  if (isErrorLike(value)) return describeError(value);
  if (depth >= maxDepth) return undefined;
  if (Array.isArray(value)) return value.map((one) => safeField(name, one, depth + 1));
  const isPlain = Object.getPrototypeOf(value) === Object.prototype;
  return isPlain ? safeFields(value, depth + 1) : value;
}

function safeFields(fields: object, depth = 0): Record<string, unknown> {
  return Object.fromEntries(
    Object.entries(fields).map(([name, value]) => [name, safeField(name, value, depth)]),
  );
}

type Write = (...args: never[]) => unknown;

/** Adds a message to the arguments: pino would use the error's message for a line without one. */
function safeArguments(args: readonly unknown[]): unknown[] {
  const [first, ...rest] = args;
  const shown = rest.map((one) => (typeof one === 'object' && one !== null ? safeMessage(one) : one));
  if (first instanceof Error) return [{ err: first }, shown[0] ?? safeMessage(first), ...shown.slice(1)];
  if (typeof first !== 'object' || first === null || shown.length > 0) return [first, ...shown];
  const error: unknown = Reflect.get(first, 'err');
  return typeof error === 'object' && error !== null ? [first, safeMessage(error)] : [first];
}

/** Options of pino, and of Fastify's `logger`, that keep user input out of every line. */
export const safeLogger = {
  formatters: { log: (fields: object) => safeFields(fields) },
  serializers: {
    err: (error: unknown) => describeError(error).toJSON(),
    req: (request: { readonly method?: string }) => ({ method: request.method }),
    res: (response: { readonly statusCode: number }) => ({ statusCode: response.statusCode }),
  },
  hooks: {
    logMethod(this: unknown, args: unknown[], write: Write): void {
      Reflect.apply(write, this, safeArguments(args));
    },
  },
};
