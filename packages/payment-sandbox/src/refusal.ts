/** A request that the gateway refuses, with the reason that its caller is told. */
export class Refusal extends Error {
  override readonly name = 'Refusal';

  constructor(
    message: string,
    readonly reason: string,
    readonly status = 400,
  ) {
    super(message);
  }
}
