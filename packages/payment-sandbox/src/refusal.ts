/** Request that the gateway rejects, with the reason for its caller. */
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
