type WriteLine = (fields: object, message: string) => void;

/** Where a host writes what happens to its releases; loggers of Fastify and pino are such. */
export interface HostLog {
  readonly info: WriteLine;
  readonly warn: WriteLine;
  readonly error: WriteLine;
}
