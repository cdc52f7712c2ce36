interface Issue {
  readonly path: readonly PropertyKey[];
  readonly message: string;
}
interface Schema<Value> {
  readonly safeParse: (
    value: unknown,
  ) =>
    | { readonly success: true; readonly data: Value }
    | { readonly success: false; readonly error: { readonly issues: readonly Issue[] } };
}

/** The request body of a form, or the first message for each invalid field. */
export type Checked<Value> =
  | { readonly value: Value; readonly problems: Readonly<Record<string, never>> }
  | { readonly value: null; readonly problems: Readonly<Record<string, string>> };

/** Validates a form with the API's own schema before it is sent. */
export function checkForm<Value>(schema: Schema<Value>, entered: unknown): Checked<Value> {
  const parsed = schema.safeParse(entered);
  if (parsed.success) return { value: parsed.data, problems: {} };
  const problems: Record<string, string> = {};
  for (const { path, message } of parsed.error.issues) problems[path.join('.')] ??= message;
  return { value: null, problems };
}

/** Parses rupees as typed to paise: "1,250.50" is 125050. NaN for a malformed amount. */
export function paiseOf(rupees: string): number {
  const text = rupees.replaceAll(/[₹,\s]/g, '');
  return /^\d+(\.\d{1,2})?$/.test(text) ? Math.round(Number(text) * 100) : Number.NaN;
}
