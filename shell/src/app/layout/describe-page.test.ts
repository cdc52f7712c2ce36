import { site } from '@kaadu/contracts';
import { describePage } from './describe-page';

const origins = { siteUrl: 'https://kaadu.test' };
const url = new URL('https://kaadu.test/experiences?page=2');

describe('page description', () => {
  test('uses the defaults of §1 for a page without metadata', () => {
    const head = describePage({}, url, origins);
    expect(head.title).toContain('Kaadu Trails');
    expect(head.description).toBe(site.description);
    expect(head.description.length).toBeLessThanOrEqual(160);
    expect(head.canonical).toBe('https://kaadu.test/experiences');
    expect(head.robots).toBe('index,follow');
  });

  test('cuts a description at the end of a word, within 160 characters', () => {
    const { description } = describePage({ description: 'Rain in Agumbe. '.repeat(20) }, url, origins);
    expect(description.length).toBeLessThanOrEqual(160);
    expect(description).toMatch(/(Rain|in|Agumbe\.)…$/);
  });

  test('appends the product name to a title, once', () => {
    expect(describePage({ title: 'Guides' }, url, origins).title).toBe('Guides | Kaadu Trails');
    expect(describePage({ title: 'Guides | Kaadu Trails' }, url, origins).title).toBe(
      'Guides | Kaadu Trails',
    );
  });

  test('prefers values of the page', () => {
    const meta = { description: 'D', canonical: '/x?page=2', robots: 'noindex,follow' };
    expect(describePage(meta, url, origins)).toMatchObject({
      description: 'D',
      canonical: 'https://kaadu.test/x?page=2',
      robots: 'noindex,follow',
    });
  });
});
