import ts from 'typescript';
import { beside, computed, isPathOfOurs, type Specifier } from './specifiers.ts';

/**
 * What a file of TypeScript or JavaScript asks for: imports static, dynamic, re-exported, of types and by glob; `require` and
 * `resolve`; files beside it by `new URL(…, import.meta.url)` and workers; `<script src>`; references; and every text that is the path of
 * a source file of ours, because bundlers and loaders take those (`entryPoints`, `ssrLoadModule`, `addClientDirective`).
 */
export function specifiersInCode(file: string, text: string): Specifier[] {
  const kind = /[jt]sx$/.test(file) ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind);
  const found: Specifier[] = [
    ...source.referencedFiles.map(({ fileName }) => ({ specifier: beside(fileName), typesOnly: true })),
    ...source.typeReferenceDirectives.map(({ fileName }) => ({ specifier: fileName, typesOnly: true })),
  ];
  const visit = (node: ts.Node): void => {
    const statement = askedByStatement(node);
    if (statement) {
      found.push(statement);
      return;
    }
    if (ts.isCallExpression(node)) found.push(...askedByCall(node));
    else if (ts.isNewExpression(node)) found.push(...askedByNew(node));
    else if (ts.isJsxOpeningElement(node) || ts.isJsxSelfClosingElement(node)) found.push(...askedByScript(node));
    // What is started or called by its path has nothing but its default export to call.
    else if (ts.isStringLiteralLike(node) && isPathOfOurs(node.text))
      found.push({ specifier: node.text.replace(/^\.?\/?/, '/'), names: ['default'] });
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function askedByStatement(node: ts.Node): Specifier | undefined {
  // `import { type A }` still loads the module: only `import type` asks for nothing but types.
  if (ts.isImportDeclaration(node)) {
    const typesOnly = node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword;
    return { specifier: textOf(node.moduleSpecifier), typesOnly, ...namesIn(node.importClause) };
  }
  if (ts.isExportDeclaration(node) && node.moduleSpecifier) {
    const clause = node.exportClause;
    const names = clause && ts.isNamedExports(clause) ? { names: clause.elements.map(sourceName) } : {};
    return { specifier: textOf(node.moduleSpecifier), typesOnly: node.isTypeOnly, ...names };
  }
  if (ts.isExternalModuleReference(node)) return { specifier: textOf(node.expression) };
  if (ts.isImportTypeNode(node)) {
    const { argument, qualifier } = node;
    const names = qualifier && ts.isIdentifier(qualifier) ? { names: [qualifier.text] } : {};
    return { specifier: ts.isLiteralTypeNode(argument) ? textOf(argument.literal) : computed, typesOnly: true, ...names };
  }
  return undefined;
}

function namesIn(clause: ts.ImportClause | undefined): { names?: string[] } {
  if (!clause) return { names: [] };
  const { name, namedBindings } = clause;
  if (namedBindings && ts.isNamespaceImport(namedBindings)) return {};
  return { names: [...(name ? ['default'] : []), ...(namedBindings?.elements.map(sourceName) ?? [])] };
}

/** The name in the module asked, whatever it is called here. */
const sourceName = ({ propertyName, name }: ts.ImportSpecifier | ts.ExportSpecifier): string => (propertyName ?? name).text;

function askedByCall({ expression, arguments: [first] }: ts.CallExpression): Specifier[] {
  const isNamed = (name: string) => ts.isIdentifier(expression) && expression.text === name;
  if (expression.kind === ts.SyntaxKind.ImportKeyword || isNamed('require')) return [{ specifier: textOf(first) }];
  if (isNamed('importScripts')) return [{ specifier: beside(textOf(first)) }];
  if (isOfMeta(expression, 'glob')) {
    const patterns = first && ts.isArrayLiteralExpression(first) ? [...first.elements].map(textOf) : [textOf(first)];
    return patterns.filter((pattern) => !pattern.startsWith('!')).map((specifier) => ({ specifier }));
  }
  // A resolved name is a path and no module yet: one that is computed is asked for by whoever computes it.
  if (isOfMeta(expression, 'resolve') && first && ts.isStringLiteralLike(first)) return [{ specifier: first.text }];
  return [];
}

function askedByNew({ expression, arguments: [first, second] = ts.factory.createNodeArray() }: ts.NewExpression): Specifier[] {
  if (!ts.isIdentifier(expression)) return [];
  if (expression.text === 'URL' && second && isOfMeta(second, 'url')) {
    const path = textOf(first);
    // `..` is a folder above, from which a path is made: no file yet.
    return /^[./]*$/.test(path) ? [] : [{ specifier: beside(path) }];
  }
  // `new Worker(new URL(…))` is seen where the URL is.
  if (/^(Shared)?Worker$/.test(expression.text) && first && ts.isStringLiteralLike(first))
    return [{ specifier: beside(first.text) }];
  return [];
}

function askedByScript({ tagName, attributes }: ts.JsxOpeningLikeElement): Specifier[] {
  if (!ts.isIdentifier(tagName) || tagName.text !== 'script') return [];
  return attributes.properties.flatMap((attribute) => {
    if (!ts.isJsxAttribute(attribute) || !ts.isIdentifier(attribute.name) || attribute.name.text !== 'src') return [];
    const { initializer } = attribute;
    return [{ specifier: initializer && ts.isStringLiteral(initializer) ? beside(initializer.text) : computed }];
  });
}

const isOfMeta = (node: ts.Expression, name: string) =>
  ts.isPropertyAccessExpression(node) && ts.isMetaProperty(node.expression) && node.name.text === name;

/** The text of a name; `*` stands for whatever is filled in when the program runs. */
function textOf(node: ts.Node | undefined): string {
  if (node && ts.isStringLiteralLike(node)) return node.text;
  if (node && ts.isTemplateExpression(node))
    return node.head.text + node.templateSpans.map(({ literal }) => `*${literal.text}`).join('');
  return computed;
}
