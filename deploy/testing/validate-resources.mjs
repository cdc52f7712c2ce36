import { text } from 'node:stream/consumers';

/*
 * Reads Kubernetes resources as JSON from standard input, and prints the faults of each by the schemas of
 * Kubernetes, as a list of strings.
 */

/** @returns {Promise<string[]>} */
async function faultsOf({ apiVersion, kind, ...rest }) {
  const models = await import(`kubernetes-models/${apiVersion}`);
  if (!(kind in models)) return [`${apiVersion} has no ${kind}`];
  try {
    new models[kind](rest).validate();
    return [];
  } catch (error) {
    return [`${kind} ${rest.metadata.name}: ${error.message}`];
  }
}

const resources = JSON.parse(await text(process.stdin));
const faults = await Promise.all(resources.map(faultsOf));
process.stdout.write(JSON.stringify(faults.flat()));
