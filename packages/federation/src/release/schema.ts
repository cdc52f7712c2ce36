import * as z from 'zod';
import { Commit } from './commit';

/** A path inside a release: relative, forward slashes, no `..`, no hidden or empty segment. */
export const FilePath = z
  .string()
  .max(300)
  .regex(
    /^(web|server)(\/[A-Za-z0-9_@~-][A-Za-z0-9_@~.-]*)+$/,
    'must be a plain relative path under web/ or server/',
  );

/**
 * Whether a file describes a release without being part of its code: its manifest and its declarations.
 * Builds of the same sources may differ in them.
 */
export const isDescription = (path: string) =>
  /^web\/(mf-manifest\.json|mf-stats\.json|@mf-types\.(zip|d\.ts))$/.test(path);

/** Name of a remote. Also used as a folder name, a URL segment and part of a JavaScript identifier. */
export const RemoteName = z
  .string()
  .regex(/^[a-z][a-z0-9-]{0,40}$/, 'must be lower-case letters, digits and dashes');

/** Semver with an optional pre-release. Also used as a folder name and a URL segment. */
export const Version = z
  .string()
  .regex(
    /^\d{1,6}\.\d{1,6}\.\d{1,6}(-[0-9A-Za-z][0-9A-Za-z.-]{0,60})?$/,
    'must look like 1.2.3 or 1.2.3-abc',
  );

/** Name under which a remote exposes a module. */
export const ExposeName = z.string().regex(/^\.\/[a-z0-9][a-z0-9-]*$/, 'must look like ./name');

/** Language of messages, such as `hi`. */
const LanguageCode = z.string().regex(/^[a-z]{2}$/, 'must be two lower-case letters');

/** A route that a remote provides; `path` is a React Router pattern. */
export const Route = z.strictObject({
  path: z.string().startsWith('/').max(200),
  expose: ExposeName,
  layout: z.string().max(40),
  /**
   * Query parameters that the server renders the page by. It caches one document for all values of the
   * others, which are left to the browser. Absent: the page depends on the whole query.
   */
  query: z
    .array(z.string().regex(/^[a-z][\w-]{0,40}$/i))
    .max(40)
    .optional(),
  /**
   * Whether the page concerns one visitor, such as a booking. Browsers neither preload it nor save it for
   * reading offline.
   */
  isPrivate: z.boolean().optional(),
});
export type Route = z.infer<typeof Route>;

/** An ed25519 signature (base64) of the canonical JSON of the rest of the release. */
export const Signature = z.strictObject({
  /** Id of the key in the trust list. */
  key: z.string().regex(/^[a-z0-9][a-z0-9-]{0,80}$/),
  value: z.string().regex(/^[A-Za-z0-9+/]{86}==$/),
});
export type Signature = z.infer<typeof Signature>;

/** Maximum size of one file of a release: 32 MiB. Larger files may be rejected without reading them. */
export const maxFileBytes = 32 * 1024 * 1024;

/** Files that a browser loads for one expose, in addition to the container entry. */
const ExposeAssets = z.strictObject({ scripts: z.array(FilePath), styles: z.array(FilePath) });

/**
 * Schema of `release.json`, which describes one immutable version of one remote. The browser and server
 * entries are Module Federation containers; `files` lists every file of the release with its hash and size.
 */
export const Release = z
  .strictObject({
    schema: z.literal(1),
    name: RemoteName,
    version: Version,
    /**
     * Commit that the release was built from, marked when the files differed from it (ADR 047); null outside
     * a git checkout.
     */
    gitSha: Commit.nullable(),
    /** Version of the site's contract that the release was compiled against. */
    contract: z.string().max(40),
    /** Shared library → semver range that the host must provide. */
    shared: z.record(z.string(), z.string().max(60)),
    web: z.strictObject({
      entry: FilePath,
      /**
       * Global variable to which a classic entry assigns its container; for a module, the container's name.
       */
      global: z.string().regex(/^[A-Za-z_$][\w$]*$/),
      /** Type of the entry: an ES module, or a classic script if absent. */
      type: z.literal('module').optional(),
      /**
       * Module Federation manifest of the browser build (https://module-federation.io/configure/manifest).
       */
      manifest: FilePath.optional(),
    }),
    /**
     * Server build. Absent in a client-rendered release: the server renders its slot fallbacks, and browsers
     * mount the slots.
     */
    server: z.strictObject({ entry: FilePath }).optional(),
    exposes: z.record(ExposeName, ExposeAssets),
    /** Languages of each expose that has other languages than English; the others have none. */
    languages: z.record(ExposeName, z.array(LanguageCode).min(1)).optional(),
    routes: z.array(Route),
    files: z.record(
      FilePath,
      z.strictObject({
        integrity: z.string().regex(/^sha384-[A-Za-z0-9+/]{64}$/),
        bytes: z.int().gte(0).lte(maxFileBytes),
      }),
    ),
    /** Absent in a build that has not been published; every release in a store is signed. */
    signature: Signature.optional(),
  })
  .superRefine((release, context) => {
    const assets = Object.values(release.exposes).flatMap(({ scripts, styles }) => [...scripts, ...styles]);
    const entries = [release.web.entry, release.web.manifest, release.server?.entry].filter(isListed);
    for (const file of [...entries, ...assets]) {
      if (!Object.hasOwn(release.files, file)) {
        context.addIssue({ code: 'custom', message: `lists ${file}, which is not one of its files` });
      }
    }
    if (release.routes.length > 0 && !release.server) {
      context.addIssue({
        code: 'custom',
        message: 'has routes, but no server build that renders their pages',
      });
    }
    for (const expose of Object.keys(release.languages ?? {})) {
      if (!Object.hasOwn(release.exposes, expose)) {
        context.addIssue({
          code: 'custom',
          message: `lists languages of ${expose}, which it does not expose`,
        });
      }
    }
    for (const route of release.routes) {
      if (!Object.hasOwn(release.exposes, route.expose)) {
        context.addIssue({
          code: 'custom',
          message: `has a route ${route.path} to ${route.expose}, which it does not expose`,
        });
      }
    }
  });
export type Release = z.infer<typeof Release>;

function isListed(file: string | undefined): file is string {
  return file !== undefined;
}

/** A release with a signature; a trust list decides whether it is accepted. */
export type SignedRelease = Release & { readonly signature: Signature };
