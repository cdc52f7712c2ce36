import * as z from 'zod/mini';

/** Schema of every successful response: `status`, an optional `message`, and `data`. */
export function envelope<Data extends z.ZodMiniType>(data: Data) {
  return z.object({ status: z.literal('success'), message: z.optional(z.string()), data });
}

/** Schema of every error response; `errors` maps each field to its messages (§5). */
export const ApiErrorBody = z.object({
  status: z.literal('error'),
  message: z.string(),
  errors: z.optional(z.record(z.string(), z.array(z.string()))),
});
export type ApiErrorBody = z.infer<typeof ApiErrorBody>;
