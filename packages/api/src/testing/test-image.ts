/** An image source for tests: one drawing for images of experiences, none for other paths. */
export function testImage(storePath: string): string | undefined {
  return storePath.startsWith('experiences/')
    ? '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1600 1200"><rect width="1600" height="1200" fill="#1d4d38"/><circle cx="800" cy="600" r="300" fill="#e8a33d"/></svg>'
    : undefined;
}
