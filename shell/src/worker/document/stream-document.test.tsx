import { once } from 'node:events';
import { Writable } from 'node:stream';
import { Suspense, use, type ReactNode } from 'react';
import { prepareDocument, type PreparedDocument } from './stream-document';

/** A visitor's connection that accepts no bytes until the test allows it. */
class Connection extends Writable {
  readonly received: string[] = [];
  #taken: (() => void) | undefined;
  #takesAll = false;

  constructor(options: { highWaterMark: number }) {
    super(options);
  }

  take(): void {
    const taken = this.#taken;
    this.#taken = undefined;
    taken?.();
  }

  override _write(chunk: Buffer, _encoding: BufferEncoding, done: () => void): void {
    this.received.push(chunk.toString());
    this.#taken = done;
    this.emit('received');
    if (this.#takesAll) this.take();
  }

  /** Resolves once a text has arrived. */
  async hasReceived(text: string): Promise<void> {
    while (!this.received.join('').includes(text)) await once(this, 'received');
  }

  async takeAll(): Promise<string> {
    const closed = once(this, 'close');
    this.#takesAll = true;
    this.take();
    await closed;
    return this.received.join('');
  }
}

const prepare = (element: ReactNode): Promise<PreparedDocument> =>
  prepareDocument({
    element,
    head: ['<head>₹</head>', Buffer.from('<body>')],
    budgetMs: 1000,
    onError: () => undefined,
    onPause: () => undefined,
  });

const send = (document: PreparedDocument, output: Writable, signal = new AbortController().signal) =>
  document.send(output, signal);

function Late({ data }: { data: Promise<string> }): ReactNode {
  return <p>{use(data)}</p>;
}

test('document without late chunks is sent in order, without scripts', async () => {
  const document = await prepare(<main title="“it’s”">Tents & trails – ₹900</main>);
  expect(document.nonce).toBeUndefined();
  const output = new Connection({ highWaterMark: 1 });
  const whole = send(document, output);
  const html = await output.takeAll();
  expect(html).toBe(
    '<head>₹</head><body><main title="“it’s”">Tents &amp; trails – ₹900</main></div></body></html>',
  );
  expect(await whole).toBe(true);
});

test('document inserts a late chunk by a script with the nonce', async () => {
  let arrive: (value: string) => void = () => undefined;
  const data = new Promise<string>((resolve) => (arrive = resolve));
  const document = await prepare(
    <main>
      <Suspense fallback="Loading">
        <Late data={data} />
      </Suspense>
    </main>,
  );
  expect(document.nonce).toBeDefined();
  const output = new Connection({ highWaterMark: 1024 * 1024 });
  const whole = send(document, output);
  const taken = output.takeAll();
  await output.hasReceived('Loading');
  expect(output.received.join('')).not.toContain('late words');
  arrive('late words');
  const html = await taken;
  const [, afterWords] = html.split('late words');
  expect(afterWords).toContain(`<script nonce="${document.nonce}"`);
  expect(html.endsWith('</body></html>')).toBe(true);
  expect(await whole).toBe(false);
});

test('document ends when the visitor leaves', async () => {
  const document = await prepare(
    <Suspense fallback="Loading">
      <Late data={new Promise<string>(() => undefined)} />
    </Suspense>,
  );
  const visitor = new AbortController();
  const output = new Connection({ highWaterMark: 1 });
  const whole = send(document, output, visitor.signal);
  visitor.abort();
  expect(await whole).toBe(false);
  expect(output.destroyed).toBe(true);
});
