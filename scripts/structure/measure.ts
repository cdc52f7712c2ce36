import ts from 'typescript';

export interface Source {
  /** From the root of the workspace. */
  readonly path: string;
  readonly text: string;
}

export interface Finding {
  /** Path, followed by `:line name` for a function. */
  readonly where: string;
  readonly lines: number;
}

/** Records of the sample data are prose in the form of objects: their length says nothing of their structure. */
const isData = (path: string) => path.startsWith('packages/sample-data/src/records/');

/** Files longer than `limit` lines, data records apart, the longest first. */
export function longFiles(sources: readonly Source[], limit: number): Finding[] {
  return sources
    .filter(({ path }) => !isData(path))
    .map(({ path, text }) => ({ where: path, lines: text.trimEnd().split('\n').length }))
    .filter(({ lines }) => lines > limit)
    .sort((a, b) => b.lines - a.lines);
}

/** Functions longer than `limit` lines, the longest first. A `describe` callback groups tests and is not counted. */
export function longFunctions(sources: readonly Source[], limit: number): Finding[] {
  return sources.flatMap((source) => functionsOf(source, limit)).sort((a, b) => b.lines - a.lines);
}

function functionsOf({ path, text }: Source, limit: number): Finding[] {
  const kind = path.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const file = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, true, kind);
  const found: Finding[] = [];
  const visit = (node: ts.Node): void => {
    if (ts.isFunctionLike(node) && 'body' in node && node.body && !isDescribeCallback(node)) {
      const first = file.getLineAndCharacterOfPosition(node.getStart(file)).line;
      const lines = file.getLineAndCharacterOfPosition(node.end).line - first + 1;
      if (lines > limit) found.push({ where: `${path}:${first + 1} ${nameOf(node)}`, lines });
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function isDescribeCallback(node: ts.SignatureDeclaration): boolean {
  return ts.isCallExpression(node.parent) && /\bdescribe\b/.test(node.parent.expression.getText());
}

function nameOf(node: ts.SignatureDeclaration): string {
  if (node.name) return node.name.getText();
  const { parent } = node;
  return ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent)
    ? parent.name.getText()
    : '(unnamed)';
}
