import { existsSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { FailureFolder } from './failures';

describe('the folder of failures', () => {
  let root: string;
  let failures: FailureFolder;
  beforeEach(() => {
    root = mkdtempSync(join(tmpdir(), 'kaadu-failures-'));
    failures = new FailureFolder(join(root, 'test-results'));
  });
  afterEach(() => rmSync(root, { recursive: true }));

  const report = (testResults: object[]) => {
    const file = join(root, 'report.json');
    writeFileSync(file, JSON.stringify({ testResults }));
    return file;
  };

  it('has the message of each test file that failed, without colours, and none of those that passed', () => {
    const file = report([
      {
        name: join(root, 'shell', 'a.test.ts'),
        status: 'failed',
        message: '\u001B[31mexpected 1\u001B[39m',
      },
      { name: join(root, 'shell', 'b.test.ts'), status: 'passed', message: '' },
    ]);
    failures.saveJest('unit', root, file);
    expect(readFileSync(join(failures.path, 'unit', 'shell', 'a.test.ts.txt'), 'utf8')).toBe('expected 1');
    expect(existsSync(join(failures.path, 'unit', 'shell', 'b.test.ts.txt'))).toBe(false);
  });

  it('reports when Jest wrote no report', () => {
    failures.saveJest('unit', root, join(root, 'none.json'));
    expect(readFileSync(join(failures.path, 'unit', 'jest.txt'), 'utf8')).toMatch('Jest wrote no report');
  });

  it('does not exist when nothing failed, and is removed with files of earlier runs', () => {
    failures.saveJest('unit', root, report([]));
    expect(existsSync(failures.path)).toBe(false);
    failures.save('static', 'the gate, for header', 'too large');
    expect(readFileSync(join(failures.path, 'static', 'the-gate-for-header.txt'), 'utf8')).toBe('too large');
    failures.clear();
    expect(existsSync(failures.path)).toBe(false);
  });
});
