type WriteLine = (fields: object, message: string) => void;

/** Log of a host's release events, compatible with the loggers of Fastify and pino. */
export interface HostLog {
  readonly info: WriteLine;
  readonly warn: WriteLine;
  readonly error: WriteLine;
}
