import ts from 'typescript';

/** Maximum number of lines in a file. */
export const maxFileLines = 250;
/** Maximum number of lines in a function. */
export const maxFunctionLines = 60;

export interface Source {
  /** Path relative to the root of the workspace. */
  readonly path: string;
  readonly text: string;
}

export interface Finding {
  /** Path, for a function followed by its line and name. */
  readonly where: string;
  readonly lines: number;
}

/**
 * Whether a file is a sample record: prose in the form of objects, whose length says nothing about structure.
 */
const isData = (path: string) => path.startsWith('packages/sample-data/src/records/');

/** Lists files that are too long, without data records, longest first. */
export function longFiles(sources: readonly Source[]): Finding[] {
  return sources
    .filter(({ path }) => !isData(path))
    .map(({ path, text }) => ({ where: path, lines: text.trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > maxFileLines)
    .sort((a, b) => b.lines - a.lines);
}

/**
 * Lists functions that are too long, longest first. Callbacks that only group tests, such as those of
 * `describe`, do not count.
 */
export function longFunctions(sources: readonly Source[]): Finding[] {
  return sources.flatMap(longFunctionsOf).sort((a, b) => b.lines - a.lines);
}

function longFunctionsOf({ path, text }: Source): Finding[] {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  const found: Finding[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body && !isGroupOfTests(node)) {
      const first = file.getLineAndCharacterOfPosition(node.getStart(file)).line;
      const lines = file.getLineAndCharacterOfPosition(node.end).line - first + 1;
      if (lines > maxFunctionLines) found.push({ where: `${path}:${first + 1} ${nameOf(node)}`, lines });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function isGroupOfTests(node: ts.SignatureDeclaration): boolean {
  return ts.isCallExpression(node.parent) && registersTest(node);
}

function registersTest(node: ts.Node): boolean {
  return ts.forEachChild(node, (child) => isTest(child) || registersTest(child)) ?? false;
}

function isTest(node: ts.Node): boolean {
  return ts.isCallExpression(node) && /^(test|it)\b/.test(node.expression.getText());
}

function nameOf(node: ts.SignatureDeclaration): string {
  if (node.name) return node.name.getText();
  const { parent } = node;
  const isNamed = ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent);
  return isNamed ? parent.name.getText() : '(unnamed)';
}
