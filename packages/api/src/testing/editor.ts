import * as endpoints from '@kaadu/contracts/content';
import { SavedContent } from '@kaadu/contracts/editing';
import { type BackOffice, startBackOffice } from './back-office';
import { dataOf } from './data/data-of';

/** Creates an editor of content, and an admin who reads the results. */
function startEditor(backOffice: BackOffice) {
  const { call, staff } = backOffice;
  async function save(path: string, payload: object) {
    const response = await call('POST', path, staff.content, payload);
    expect(response.body).not.toMatchObject({ message: expect.anything() });
    return SavedContent.parse(response.body.data);
  }
  return {
    save,
    saveStory: (payload: object) => save('/admin/createBlog', payload),
    async read(noun: endpoints.ContentNoun, key: number) {
      const { body } = await call('GET', `/admin/content/${noun}/${key}`, staff.admin);
      return dataOf(endpoints.getContent, body);
    },
    async list(query: string) {
      const { body } = await call('GET', `/admin/content?${query}`, staff.content);
      return dataOf(endpoints.listContent, body);
    },
  };
}
export type Editor = ReturnType<typeof startEditor>;

/**
 * Starts a back office with an editor before the tests of a file, and closes it after them.
 * @param onStart receives both
 */
export function setUpEditor(
  onStart: (started: { readonly backOffice: BackOffice; readonly editor: Editor }) => void,
): void {
  let backOffice: BackOffice;
  beforeAll(async () => {
    backOffice = await startBackOffice();
    onStart({ backOffice, editor: startEditor(backOffice) });
  });
  afterAll(() => backOffice.close());
}
