export const surface = { exposes: { hello: ['./panel'] }, layouts: [], typeOf: () => undefined };
