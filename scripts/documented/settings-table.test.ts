import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { ZodDefault, type ZodType } from 'zod';
import { apiVariables } from '../../packages/api/src/env';
import { sandboxVariables } from '../../packages/payment-sandbox/src/env';
import { serviceVariables } from '../../packages/release-service/src/run-service';
import { commandVariables } from '../../packages/release-core/src/project/settings';
import { shellVariables } from '../../shell/src/server/env';
import { siteVariables } from '../site/env';

type Variables = Readonly<Record<string, ZodType>>;

const processes: Readonly<Record<string, Variables>> = {
  shell: shellVariables,
  API: apiVariables,
  service: { ...commandVariables, ...serviceVariables },
  sandbox: sandboxVariables,
  'npm start': siteVariables,
};
/** Read by `@kaadu/node-runtime/data-dir`, for every process. */
const ofAll = ['DATA_DIR', 'RELEASE_PROJECT'];

const rows = readFileSync(join(__dirname, '..', '..', 'docs', 'operations', 'settings.md'), 'utf8')
  .split('\n')
  .filter((line) => line.startsWith('| `'))
  .map((line) => line.split(/(?<!\\)\|/).map((cell) => cell.trim()))
  .map(([, name = '', readBy = '', byDefault = '']) => ({
    name: /`(\w+)`/.exec(name)?.[1] ?? name,
    readBy: readBy === 'all' ? Object.keys(processes) : readBy.split(', '),
    byDefault,
  }));

describe('the table of settings', () => {
  test.each(Object.entries(processes))(
    'has exactly the variables that the %s reads',
    (process, variables) => {
      const listed = rows.filter(({ readBy }) => readBy.includes(process)).map(({ name }) => name);
      expect(listed.toSorted()).toEqual([...Object.keys(variables), ...ofAll].toSorted());
    },
  );

  test('names each variable once, and only existing processes', () => {
    const names = rows.map(({ name }) => name);
    expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([]);
    const unknown = rows.flatMap(({ readBy }) => readBy).filter((process) => !(process in processes));
    expect(unknown).toEqual([]);
  });

  test('has the same defaults as the processes', () => {
    const wrong = Object.values(processes).flatMap((variables) =>
      Object.entries(variables).flatMap(([name, type]) => {
        const row = rows.find((each) => each.name === name);
        const value = type instanceof ZodDefault ? `\`${String(type.def.defaultValue)}\`` : undefined;
        return value !== undefined && !row?.byDefault.includes(value) ? [`${name}: ${value}`] : [];
      }),
    );
    expect(wrong).toEqual([]);
  });
});
