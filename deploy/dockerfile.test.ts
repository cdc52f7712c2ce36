import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { DockerfileParser, type Instruction } from 'dockerfile-ast';
import { validate } from 'dockerfile-utils';
import * as z from 'zod';
import { isPinned, variablesOf } from './testing/processes';

const root = join(__dirname, '..');
const read = (path: string) => readFileSync(join(root, path), 'utf8');
const source = read('deploy/Dockerfile');
const file = DockerfileParser.parse(source);
const Workspace = z.object({ engines: z.object({ pnpm: z.string() }) });

interface Stage {
  readonly base: string;
  readonly instructions: Instruction[];
}

const stages = new Map<string, Stage>();
{
  let current: Instruction[] = [];
  const froms = new Map(file.getFROMs().map((from) => [from.getRange().start.line, from]));
  for (const instruction of file.getInstructions()) {
    const from = froms.get(instruction.getRange().start.line);
    if (!from) current.push(instruction);
    else
      stages.set(from.getBuildStage() ?? '', { base: from.getImage() ?? '', instructions: (current = []) });
  }
}

/** Returns the arguments of the instructions of a stage and of its base stages, the first stage's first. */
function argumentsOf(stage: string, keyword: string): string[] {
  const found = stages.get(stage);
  if (!found) return [];
  const own = found.instructions.filter((instruction) => instruction.getKeyword() === keyword);
  return [
    ...argumentsOf(found.base, keyword),
    ...own.map((instruction) => instruction.getArgumentsContent() ?? ''),
  ];
}

const images = ['shell', 'api', 'service'];
const Bake = z.strictObject({
  variable: z.strictObject({ REGISTRY: z.object({ default: z.literal('kaadu') }), VERSION: z.unknown() }),
  group: z.strictObject({ default: z.strictObject({ targets: z.array(z.string()) }) }),
  target: z.record(
    z.string(),
    z.strictObject({
      inherits: z.tuple([z.literal('base')]).optional(),
      target: z.string().optional(),
      tags: z.tuple([z.templateLiteral(['${REGISTRY}/', z.string(), ':${VERSION}'])]).optional(),
      context: z.literal('.').optional(),
      dockerfile: z.literal('deploy/Dockerfile').optional(),
      platforms: z.array(z.string()).optional(),
      attest: z.array(z.string()).optional(),
    }),
  ),
});

test('bake builds every image for both architectures', () => {
  const { group, target } = Bake.parse(JSON.parse(read('deploy/docker-bake.json')));
  expect(group.default.targets).toEqual(images);
  expect(target['base']?.platforms).toEqual(['linux/amd64', 'linux/arm64']);
  for (const image of images) expect(target[image]).toMatchObject({ inherits: ['base'], target: image });
  const tags = images.map((image) =>
    target[image]?.tags?.[0].replace('${REGISTRY}', 'kaadu').replace(':${VERSION}', ''),
  );
  expect(tags.filter((name) => name === undefined || !(name in variablesOf))).toEqual([]);
});

const ports: Readonly<Record<string, string>> = { shell: '3000', api: '4000', service: '4700' };

test('the linter finds nothing', () => {
  expect(validate(source)).toEqual([]);
});

test('base images are pinned and equal, with the Node version of development', () => {
  const bases = [...stages.values()].map(({ base }) => base).filter((base) => !stages.has(base));
  expect(bases.filter((base) => !isPinned(base))).toEqual([]);
  expect(new Set(bases).size).toBe(1);
  expect(bases[0]).toContain(`node:${read('.nvmrc').trim()}.`);
});

test('pnpm has the version that the workspace requires', () => {
  const { engines } = Workspace.parse(JSON.parse(read('package.json')));
  expect(argumentsOf('build', 'RUN').join('\n')).toContain(`pnpm@${engines.pnpm}`);
});

describe.each(images)('the image of the %s', (image) => {
  test('has only the copied files of its build', () => {
    expect(argumentsOf(image, 'RUN').join('\n')).not.toMatch(
      /\b(npm|pnpm|apt-get|curl) (install|run|exec|add)/,
    );
    expect(argumentsOf(image, 'RUN').join('\n')).toContain('rm -rf /usr/local/lib/node_modules');
    const copies = stages.get(image)?.instructions.filter((each) => each.getKeyword() === 'COPY') ?? [];
    expect(copies.length).toBeGreaterThan(0);
    for (const copy of copies) expect(copy.toString()).toMatch(/^COPY --from=build-/);
  });

  test('runs as an unprivileged user, by number, so that Kubernetes can verify it', () => {
    expect(argumentsOf(image, 'USER').at(-1)).toBe('1000:1000');
  });

  test('checks its health on its port without a shell', () => {
    const [check = ''] = argumentsOf(image, 'HEALTHCHECK');
    expect(check).toContain(`http://127.0.0.1:${ports[image]}/healthz`);
    expect(check).toContain('CMD ["node"');
    expect(argumentsOf(image, 'EXPOSE')).toEqual([ports[image]]);
    expect(argumentsOf(image, 'CMD').join()).toMatch(/^\["node", /);
  });

  test('sets only variables that its process reads, and no secrets', () => {
    const set = argumentsOf(image, 'ENV').flatMap((line) => line.match(/\w+(?==)/g) ?? []);
    const name = image === 'service' ? 'kaadu/release-service' : `kaadu/${image}`;
    expect(set.filter((variable) => !variablesOf[name]?.includes(variable))).toEqual([]);
    expect(set).toEqual(expect.arrayContaining(['HOST', 'DATA_DIR']));
  });
});

test('no image contains builds, keys or data of the machine', () => {
  const ignored = read('.dockerignore').split('\n');
  for (const path of ['**/node_modules', '**/.data', '**/.env', '**/*.pem', '.git', 'deploy/secrets'])
    expect(ignored).toContain(path);
});
