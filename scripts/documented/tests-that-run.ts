import ts from 'typescript';

/** Members that make a runner skip a test or ignore its failure. */
const notRun = new Set(['skip', 'fixme', 'todo', 'fail', 'failing']);
const callsOfTests = new Set(['test', 'it']);
const callsOfGroups = new Set(['describe']);

/**
 * Collects the names by which a document can refer to the tests of a file: titles, and texts in the tables of
 * parametrised tests. Excludes skipped tests and groups, and every test of a file in which one is marked
 * `only`.
 */
export function testsThatRun(text: string): ReadonlySet<string> {
  const file = ts.createSourceFile('a.test.tsx', text, ts.ScriptTarget.Latest, true, ts.ScriptKind.TSX);
  const tables = tablesOf(file);
  const names = new Set<string>();
  let isExclusive = false;
  const visit = (node: ts.Node): void => {
    const call = ts.isCallExpression(node) ? callOf(node) : undefined;
    isExclusive ||= call?.members.includes('only') ?? false;
    if (ts.isCallExpression(node) && call) {
      if (isSkipped(node, call)) return;
      const [title] = node.arguments;
      if (callsOfTests.has(call.root) && title && ts.isStringLiteralLike(title)) names.add(title.text);
      else if (title && ts.isTemplateExpression(title)) names.add(title.getText(file).slice(1, -1));
      for (const row of call.rows) for (const name of textsIn(row, tables)) names.add(name);
    }
    ts.forEachChild(node, visit);
  };
  visit(file);
  return isExclusive ? new Set() : names;
}

interface Call {
  /** `test`, `it` or `describe`. */
  readonly root: string;
  /** Members between the root and the call: `skip` of `test.skip('…')`. */
  readonly members: readonly string[];
  /** Arguments of `each`. */
  readonly rows: readonly ts.Node[];
}

/** Returns the declaration of a test or a group; undefined for any other call. */
function callOf(node: ts.CallExpression): Call | undefined {
  const members: string[] = [];
  const rows: ts.Node[] = [];
  let callee: ts.Expression = node.expression;
  while (!ts.isIdentifier(callee)) {
    if (ts.isPropertyAccessExpression(callee)) members.push(callee.name.text);
    else if (ts.isCallExpression(callee)) rows.push(...callee.arguments);
    else return undefined;
    callee = callee.expression;
  }
  const [, crossedOut, root = ''] = /^(x?)(.*)$/.exec(callee.text) ?? [];
  if (!callsOfTests.has(root) && !callsOfGroups.has(root)) return undefined;
  return { root, members: crossedOut ? [...members, 'skip'] : members, rows };
}

function isSkipped(node: ts.CallExpression, { members }: Call): boolean {
  if (members.some((member) => notRun.has(member))) return true;
  return node.arguments.some(
    (argument) => ts.isFunctionLike(argument) && 'body' in argument && skipsItself(argument.body),
  );
}

/** Whether a body starts with an unconditional skip, such as `test.skip()` or `test.fixme(true, 'later')`. */
function skipsItself(body: ts.Node | undefined): boolean {
  if (!body || !ts.isBlock(body)) return false;
  return body.statements.some((statement) => {
    if (!ts.isExpressionStatement(statement) || !ts.isCallExpression(statement.expression)) return false;
    const { members = [] } = callOf(statement.expression) ?? {};
    const [condition] = statement.expression.arguments;
    const always = !condition || condition.kind === ts.SyntaxKind.TrueKeyword;
    return always && members.some((member) => notRun.has(member));
  });
}

/** Returns the constants of a file, which may be tables of tests. */
function tablesOf(file: ts.SourceFile): ReadonlyMap<string, ts.Node> {
  const found = new Map<string, ts.Node>();
  const visit = (node: ts.Node): void => {
    if (ts.isVariableDeclaration(node) && ts.isIdentifier(node.name) && node.initializer)
      found.set(node.name.text, node.initializer);
    ts.forEachChild(node, visit);
  };
  visit(file);
  return found;
}

function textsIn(row: ts.Node, tables: ReadonlyMap<string, ts.Node>): string[] {
  if (ts.isStringLiteralLike(row)) return [row.text];
  const table = ts.isIdentifier(row) ? tables.get(row.text) : undefined;
  const texts: string[] = [];
  ts.forEachChild(table ?? row, (child) => void texts.push(...textsIn(child, new Map())));
  return texts;
}
