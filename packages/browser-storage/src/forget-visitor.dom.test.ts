import { forgetVisitor } from './forget-visitor';

const deletedDatabases: string[] = [];
let cacheNames: string[];

beforeEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  cacheNames = ['vouchers-1', 'pages-1', 'files-1', 'another'];
  deletedDatabases.length = 0;
  Object.assign(window, {
    caches: {
      keys: async () => cacheNames,
      delete: async (name: string) => {
        cacheNames = cacheNames.filter((other) => other !== name);
        return true;
      },
    },
    indexedDB: {
      databases: async () => [{ name: 'drafts' }],
      deleteDatabase: (name: string) => deletedDatabases.push(name),
    },
  });
});
afterEach(() => {
  Reflect.deleteProperty(window, 'caches');
  Reflect.deleteProperty(window, 'indexedDB');
});

test('forgetVisitor empties storage, caches and databases, and keeps settings of the device', async () => {
  localStorage.setItem('recentSearches', '["camp"]');
  localStorage.setItem('voucherSaved:KT-1', 'now');
  localStorage.setItem('loginPopupDismissals', '1');
  sessionStorage.setItem('bookingTravellers', '{"name":"Asha"}');
  await forgetVisitor();
  expect(Object.keys(localStorage)).toEqual(['loginPopupDismissals']);
  expect(sessionStorage).toHaveLength(0);
  expect(cacheNames).toEqual(['files-1']);
  expect(deletedDatabases).toEqual(['drafts']);
});

test('forgetVisitor continues when caches are blocked or missing', async () => {
  Object.assign(window.caches, { keys: () => Promise.reject(new DOMException('No', 'SecurityError')) });
  await forgetVisitor();
  expect(deletedDatabases).toEqual(['drafts']);
  Reflect.deleteProperty(window, 'caches');
  Reflect.deleteProperty(window, 'indexedDB');
  localStorage.setItem('recentSearches', '[]');
  await forgetVisitor();
  expect(localStorage).toHaveLength(0);
});
