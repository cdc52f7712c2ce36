import ts from 'typescript';

const { StringLike, NumberLike, BigIntLike } = ts.TypeFlags;
const textFlags = StringLike | NumberLike | BigIntLike;

/**
 * Refuses conditional text next to other children, and conditions before text. Browser translation replaces
 * text nodes with elements. React can then neither remove such a node nor insert one before it.
 * @type {import('eslint').Rule.RuleModule}
 */
export const wrapConditionalText = {
  meta: {
    type: 'problem',
    fixable: 'code',
    schema: [],
    messages: {
      wrapText:
        'Translators replace text nodes, so that React cannot remove this one. Wrap the conditional text in an element.',
      wrapSibling:
        'Translators replace text nodes, so that React cannot insert this before one. Wrap the text after it in an element.',
    },
  },
  create(context) {
    const { sourceCode } = context;
    const isText = (part) => part.type === 'JSXText' || mayBeText(sourceCode.parserServices, part.expression);

    function check(node) {
      const { children } = node;
      if (isListedFragment(node) && children.some((child) => isRendered(child) && isText(child)))
        context.report({ node, messageId: 'wrapText' });
      const parts = children.filter(isRendered);
      if (parts.length < 2) return;
      for (const [index, part] of parts.entries()) {
        if (!isConditional(part)) continue;
        const isBeforeText = endsWithText(parts.slice(index + 1), isText);
        if (isText(part))
          context.report({
            node: part,
            messageId: 'wrapText',
            fix: (fixer) => wrap(fixer, part, isBeforeText),
          });
        else if (isBeforeText) context.report({ node: part, messageId: 'wrapSibling' });
      }
    }

    function wrap(fixer, part, isBeforeText) {
      const { type, operator, right } = part.expression;
      const [wrapped, isAlways] =
        type === 'LogicalExpression' && operator === '&&' && !isBeforeText ? [right, false] : [part, true];
      const source = sourceCode.getText(wrapped);
      return fixer.replaceText(wrapped, isAlways ? `<span>${source}</span>` : `<span>{${source}}</span>`);
    }

    return { JSXElement: check, JSXFragment: check };
  },
};

/** Pages that visitors may have translated; tests are exempt. */
export const translatedTextRules = {
  files: ['{mfe-*,packages,shell}/**/*.tsx'],
  ignores: ['**/*.test.tsx'],
  plugins: { translation: { rules: { 'wrap-conditional-text': wrapConditionalText } } },
  rules: { 'translation/wrap-conditional-text': 'error' },
};

/** Whether the first node that is always rendered is text. */
function endsWithText(parts, isText) {
  for (const part of parts) {
    if (part.type === 'JSXElement') return false;
    if (isText(part)) return true;
  }
  return false;
}

/**
 * Whether a value may be rendered as text. Nodes of any kind, such as `children`, are their author's
 * responsibility.
 */
function mayBeText(services, node) {
  if (!node) return false;
  if (branchesOf(node).some((branch) => branch.type === 'JSXFragment' && branch.children.some(isTextNode)))
    return true;
  const type = services.getTypeAtLocation(node);
  const parts = type.isUnion() ? type.types : [type];
  const isBlank = (part) => part.isStringLiteral() && part.value.trim() === '';
  const isAnyNode = parts.some((part) => (part.flags & BigIntLike) !== 0 && parts.length > 4);
  return !isAnyNode && parts.some((part) => (part.flags & textFlags) !== 0 && !isBlank(part));
}

/** Returns the expressions that a condition can result in. */
function branchesOf(node) {
  if (node.type === 'ConditionalExpression') return [node.consequent, node.alternate].flatMap(branchesOf);
  if (node.type === 'LogicalExpression') return [node.left, node.right].flatMap(branchesOf);
  return [node];
}

/** Whether a fragment is an entry of a list, and is therefore added and removed like conditional content. */
function isListedFragment({ openingElement }) {
  const { name, attributes } = openingElement ?? {};
  return name?.name === 'Fragment' && attributes.some((attribute) => attribute.name?.name === 'key');
}

function isTextNode(child) {
  return child.type === 'JSXText' && /\S/.test(child.value);
}

function isRendered(child) {
  if (child.type === 'JSXText') return isTextNode(child) || !child.value.includes('\n');
  return child.type !== 'JSXExpressionContainer' || child.expression.type !== 'JSXEmptyExpression';
}

function isConditional({ type, expression }) {
  return (
    type === 'JSXExpressionContainer' &&
    ['ConditionalExpression', 'LogicalExpression'].includes(expression.type)
  );
}
