import { finished } from 'node:stream/promises';
import { ByteOutput } from './byte-output';
import { sharedBytes } from './shared-bytes';

test('what is written in one turn is joined, and shared memory goes as it is', async () => {
  const sent: (readonly Uint8Array[])[] = [];
  const output = new ByteOutput((pieces) => sent.push(pieces));
  const style = sharedBytes('<style>');
  for (const part of ['<head>', '<title>', style, '<body>']) output.write(part);
  output.end('</body>');
  await finished(output);
  const [pieces = [], ...later] = sent;
  expect(later).toEqual([]);
  expect(pieces.map((piece) => Buffer.from(piece).toString())).toEqual([
    '<head><title>',
    '<style>',
    '<body></body>',
  ]);
  expect(pieces[1]?.buffer).toBe(style.buffer);
});
