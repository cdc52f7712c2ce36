import { execFileSync } from 'node:child_process';
import { readFileSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import { allEndpoints } from '@kaadu/contracts/all-endpoints';
import { maxFileBytes } from '@kaadu/federation/release';
import { parseAllDocuments } from 'yaml';
import * as z from 'zod';
import { imageName, isPinned, isSecret, variablesOf } from './testing/processes';

const Resource = z.looseObject({
  apiVersion: z.string(),
  kind: z.enum([
    'ConfigMap',
    'Deployment',
    'HorizontalPodAutoscaler',
    'Ingress',
    'Job',
    'NetworkPolicy',
    'PodDisruptionBudget',
    'Service',
  ]),
  metadata: z.looseObject({ name: z.string() }),
  data: z.record(z.string(), z.string()).optional(),
  spec: z.unknown().optional(),
});
const folder = join(__dirname, 'kubernetes');
const resources = readdirSync(folder)
  .flatMap((file) => parseAllDocuments(readFileSync(join(folder, file), 'utf8')))
  .map((document) => {
    if (document.errors[0]) throw document.errors[0];
    return Resource.parse(document.toJS());
  });

/**
 * Validates resources in a child process: the schemas are hundreds of ES modules, which Jest would compile.
 */
function schemaFaultsOf(some: readonly unknown[]): string[] {
  const script = join(__dirname, 'testing', 'validate-resources.mjs');
  const output = execFileSync(process.execPath, [script], { input: JSON.stringify(some), encoding: 'utf8' });
  return z.array(z.string()).parse(JSON.parse(output));
}

const Probe = z.object({ httpGet: z.object({ path: z.string(), port: z.string() }) });
const Container = z.looseObject({
  image: z.string(),
  ports: z.array(z.object({ name: z.string(), containerPort: z.number() })),
  env: z.array(z.object({ name: z.string(), value: z.string().optional(), valueFrom: z.unknown() })),
  envFrom: z.array(z.object({ configMapRef: z.object({ name: z.string() }) })),
  startupProbe: Probe,
  livenessProbe: Probe,
  readinessProbe: Probe,
});
const Workload = z.object({
  replicas: z.number().optional(),
  strategy: z.object({
    type: z.string().optional(),
    rollingUpdate: z.object({ maxUnavailable: z.number() }).optional(),
  }),
  template: z.object({
    spec: z.looseObject({
      terminationGracePeriodSeconds: z.number(),
      containers: z.tuple([Container]),
    }),
  }),
});

const workloads = resources
  .filter(({ kind }) => kind === 'Deployment')
  .map(({ metadata: { name }, spec }) => ({ name, ...Workload.parse(spec) }));
const named = (kind: string, name: string) =>
  resources.find((resource) => resource.kind === kind && resource.metadata.name === name);

test('the processes of this repository are all in it', () => {
  expect(workloads.map(({ name }) => name).toSorted()).toEqual(['api', 'release-service', 'shell']);
});

test('every resource is valid by the schema of Kubernetes', () => {
  expect(schemaFaultsOf(resources)).toEqual([]);
});

test('a resource with a wrong type or an unknown kind is invalid', () => {
  const [first] = resources.filter(({ kind }) => kind === 'Deployment');
  expect(schemaFaultsOf([{ ...first, spec: { selector: 1 } }]).join()).toContain('selector');
  expect(schemaFaultsOf([{ ...first, kind: 'Deploymet' }]).join()).toContain('Deploymet');
});

describe.each(workloads)('$name', ({ name, replicas, strategy, template: { spec: pod } }) => {
  const [container] = pod.containers;
  const settings = container.envFrom.flatMap(({ configMapRef }) =>
    Object.entries(named('ConfigMap', configMapRef.name)?.data ?? {}),
  );

  test('sets only variables that its process reads, secrets by reference', () => {
    const variables = [...settings.map(([variable]) => variable), ...container.env.map((each) => each.name)];
    expect(variables.filter((each) => !variablesOf[imageName(container.image)]?.includes(each))).toEqual([]);
    expect(settings.filter(([variable]) => isSecret(variable))).toEqual([]);
    expect(container.env.filter(({ value }) => value !== undefined)).toEqual([]);
    expect(settings.length).toBeGreaterThan(0);
  });

  test('runs a pinned image with minimal rights', () => {
    expect(isPinned(container.image)).toBe(true);
    expect(pod).toMatchObject({
      automountServiceAccountToken: false,
      securityContext: { runAsNonRoot: true, seccompProfile: { type: 'RuntimeDefault' } },
    });
    expect(container).toMatchObject({
      securityContext: {
        allowPrivilegeEscalation: false,
        readOnlyRootFilesystem: true,
        capabilities: { drop: ['ALL'] },
      },
    });
  });

  test('has probes on its own routes and ports', () => {
    const { startupProbe, livenessProbe, readinessProbe, ports } = container;
    const paths = [startupProbe, livenessProbe, readinessProbe].map(({ httpGet }) => httpGet.path);
    expect(paths).toEqual(['/healthz', '/healthz', '/readyz']);
    for (const { httpGet } of [startupProbe, livenessProbe, readinessProbe])
      expect(ports.map((port) => port.name)).toContain(httpGet.port);
  });

  test('is killed after its own deadline', () => {
    const deadline = Number(Object.fromEntries(settings)['CLOSE_DEADLINE_MS'] ?? 0);
    expect(pod.terminationGracePeriodSeconds * 1000).toBeGreaterThan(deadline);
  });

  if (name === 'release-service')
    test('has a replica that stands by, for which neither an update nor an eviction waits', () => {
      expect([replicas, strategy.type]).toEqual([2, 'Recreate']);
      expect(named('PodDisruptionBudget', name)).toBeUndefined();
      expect(container.env.map((each) => each.name)).toContain('RELEASE_DATABASE_URL');
    });
  else
    test('always has a ready process', () => {
      expect(strategy.rollingUpdate?.maxUnavailable).toBe(0);
      const selector = { matchLabels: { app: name } };
      expect(named('PodDisruptionBudget', name)?.spec).toEqual({ maxUnavailable: 1, selector });
      expect(named('HorizontalPodAutoscaler', name)?.spec).toMatchObject({
        scaleTargetRef: { kind: 'Deployment', name },
        minReplicas: 2,
      });
    });
});

const Job = z.object({
  template: z.object({
    spec: z.looseObject({
      restartPolicy: z.literal('Never'),
      containers: z.tuple([
        Container.pick({ image: true, env: true }).extend({
          args: z.array(z.string()),
          securityContext: z.unknown(),
        }),
      ]),
    }),
  }),
});

test('a job migrates the database with the image and the secret of the API, which does not migrate itself', () => {
  const { spec: pod } = Job.parse(named('Job', 'migrations')?.spec).template;
  const [{ image, env, args, securityContext }] = pod.containers;
  const api = workloads.find(({ name }) => name === 'api')?.template.spec.containers[0];
  expect(image).toBe(api?.image);
  expect(env).toEqual(api?.env.filter(({ name }) => name.startsWith('DATABASE_')));
  expect(env.map(({ name }) => name)).toEqual(['DATABASE_URL', 'DATABASE_DIRECT_URL']);
  expect(args).toEqual(['node', '--enable-source-maps', 'dist/main.js', '--migrate-only']);
  expect(pod).toMatchObject({ automountServiceAccountToken: false, securityContext: { runAsNonRoot: true } });
  expect(securityContext).toMatchObject({ readOnlyRootFilesystem: true, capabilities: { drop: ['ALL'] } });
  expect(named('ConfigMap', 'api')?.data?.['MIGRATE_ON_START']).toBe('false');
});

const Endpoint = z.looseObject({ uploads: z.looseObject({ maxBytes: z.number() }).optional() });
const Backend = z.object({ service: z.object({ name: z.string() }) });
const Route = z.object({
  host: z.string(),
  http: z.object({ paths: z.array(z.object({ path: z.string(), backend: Backend })) }),
});

test('the ingress accepts the largest uploads of the API and of the release service', () => {
  const sizes = resources
    .filter(({ kind }) => kind === 'Ingress')
    .flatMap(({ metadata, spec }) => {
      const { annotations } = z.object({ annotations: z.record(z.string(), z.string()) }).parse(metadata);
      const { rules } = z.object({ rules: z.array(Route) }).parse(spec);
      const size = Number.parseInt(annotations['nginx.ingress.kubernetes.io/proxy-body-size'] ?? '', 10);
      return rules.flatMap(({ http }) =>
        http.paths.map(({ backend }) => [backend.service.name, size * 2 ** 20] as const),
      );
    });
  const sizeOf = (name: string) => Object.fromEntries(sizes)[name];
  expect(sizes.map(([name]) => name).toSorted()).toEqual(['api', 'release-service', 'shell']);
  const uploads = allEndpoints.map((endpoint) => Endpoint.parse(endpoint).uploads?.maxBytes ?? 0);
  expect(sizeOf('api')).toBeGreaterThan(Math.max(...uploads));
  expect(sizeOf('release-service')).toBeGreaterThan(maxFileBytes);
});

const Peer = z.object({
  namespaceSelector: z.object({ matchLabels: z.record(z.string(), z.string()) }).optional(),
  podSelector: z.object({ matchLabels: z.object({ app: z.string() }) }).optional(),
});
const Policy = z.object({
  podSelector: z.object({ matchLabels: z.object({ app: z.string() }) }),
  policyTypes: z.tuple([z.literal('Ingress')]),
  ingress: z.array(
    z.object({ from: z.array(Peer), ports: z.array(z.object({ port: z.string() })).nonempty() }),
  ),
});

test.each([
  ['shell', ['ingress: http', 'monitoring: metrics']],
  ['api', ['ingress: http', 'shell: http', 'monitoring: http']],
  ['release-service', ['ingress: http', 'shell: http', 'monitoring: http']],
])('only callers of %s reach it, on its own ports', (app, callers) => {
  const { podSelector, ingress } = Policy.parse(named('NetworkPolicy', app)?.spec);
  expect(podSelector.matchLabels.app).toBe(app);
  const allowed = ingress.flatMap(({ from, ports }) =>
    from.map(({ namespaceSelector, podSelector: pods }) => {
      const caller = namespaceSelector?.matchLabels['kubernetes.io/metadata.name'] ?? pods?.matchLabels.app;
      return `${caller}: ${ports.map(({ port }) => port).join()}`;
    }),
  );
  expect(allowed).toEqual(callers);
  const own = workloads.find(({ name }) => name === app)?.template.spec.containers[0].ports;
  const used = ingress.flatMap(({ ports }) => ports.map(({ port }) => port));
  expect(own?.map(({ name }) => name)).toEqual(expect.arrayContaining(used));
});

test('referenced settings and services exist', () => {
  const text = JSON.stringify(resources);
  const services = [...text.matchAll(/"service":\{"name":"([\w-]+)"/g)].map(([, name]) => name ?? '');
  expect(services.filter((name) => !named('Service', name))).toEqual([]);
  expect(resources.filter(({ kind }) => kind === 'ConfigMap').map(({ metadata }) => metadata.name)).toEqual(
    workloads.map(({ name }) => name).toSorted((a, b) => order(a) - order(b)),
  );
});

const order = (name: string) => ['shell', 'api', 'release-service'].indexOf(name);
