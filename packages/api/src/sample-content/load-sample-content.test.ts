import { followContentChanges } from '../content';
import { smallData } from '../testing/small-data';
import { startTestApi } from '../testing/test-api';
import { loadSampleContent } from './load-sample-content';

it('writes a data set once, and a changed one over it', async () => {
  const api = await startTestApi();
  const contentChanges = await followContentChanges(api.database, api.now, () => undefined);
  expect(await loadSampleContent(contentChanges, smallData)).toBe(false);
  const [first, ...others] = smallData.experiences;
  if (!first) throw new Error('The small data set has experiences');
  const renamed = { ...first, title: 'Pepper Farm Stay', options: first.options.slice(0, 1) };
  expect(await loadSampleContent(contentChanges, { ...smallData, experiences: [renamed, ...others] })).toBe(
    true,
  );
  const response = await api.app.inject({ url: '/experience/getExpByPk?primary_key=1' });
  expect(response.json()).toMatchObject({
    data: { title: 'Pepper Farm Stay', options: [{ name: 'Cottage' }] },
  });
  const found = await api.app.inject({ url: '/search/all?text=pepper' });
  expect(found.json()).toMatchObject({ data: { experiences: [{ primary_key: 1 }] } });
  await api.close();
});
