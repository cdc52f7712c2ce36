import { readPage } from './read-page';

test.each([
  ['', 1],
  ['page=3', 3],
  ['page=0', 1],
  ['page=-2', 1],
  ['page=1e9', 1],
  ['page=banana', 1],
  ['page=999999999', 10_000],
  ['page=2&page=9', 2],
])('%p reads as page %i', (search, page) => {
  expect(readPage(new URLSearchParams(search))).toBe(page);
});
