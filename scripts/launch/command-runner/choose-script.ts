/** A script that a command such as `npm run bench` runs by name. */
export interface NamedScript {
  /** Path relative to the root of the repository. */
  readonly file: string;
  /** One line for the list of names. */
  readonly description: string;
}

export type NamedScripts = Readonly<Record<string, NamedScript>>;

/** Edit distance above which a name is not suggested for a mistyped one. */
const maxEdits = 3;

/** Returns the usage of a command, with one line per name. */
export function listScripts(command: string, scripts: NamedScripts): string {
  const width = Math.max(...Object.keys(scripts).map((name) => name.length));
  const lines = Object.entries(scripts).map(
    ([name, { description }]) => `  ${name.padEnd(width)}  ${description}`,
  );
  return [`Usage: npm run ${command} <name> -- [arguments]`, '', ...lines, ''].join('\n');
}

/**
 * Returns the script of a name.
 * @throws Error that suggests the nearest name when there is none
 */
export function findScript(command: string, scripts: NamedScripts, name: string): NamedScript {
  const script = Object.hasOwn(scripts, name) ? scripts[name] : undefined;
  if (script) return script;
  const nearest = nearestName(Object.keys(scripts), name);
  throw new Error(
    `There is no \`npm run ${command} ${name}\`. ` +
      (nearest ? `Did you mean \`npm run ${command} ${nearest}\`? ` : '') +
      `Run \`npm run ${command}\` to list all names.`,
  );
}

function nearestName(names: readonly string[], wanted: string): string | undefined {
  const similar = names
    .map((name) => ({ name, edits: name.includes(wanted) ? 0 : countEdits(name, wanted) }))
    .filter(({ edits }) => edits <= maxEdits);
  return similar.sort((a, b) => a.edits - b.edits)[0]?.name;
}

/** Counts the letters to insert, delete or replace to turn one word into another (Levenshtein distance). */
function countEdits(from: string, to: string): number {
  let previous = Array.from({ length: to.length + 1 }, (_, index) => index);
  for (const [row, letter] of [...from].entries()) {
    const current = [row + 1];
    for (let column = 1; column <= to.length; column += 1) {
      const replaced = (previous[column - 1] ?? 0) + (to[column - 1] === letter ? 0 : 1);
      current.push(Math.min(replaced, (previous[column] ?? 0) + 1, (current[column - 1] ?? 0) + 1));
    }
    previous = current;
  }
  return previous[to.length] ?? 0;
}
