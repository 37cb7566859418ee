import { posix } from 'node:path';
import ts from 'typescript';

/** One import as written in a file. */
export type Import = {
  /** A path from the root for what is ours, else the package, `node:…` or `astro:…` name. */
  target: string;
  /** Types only: nothing of it runs. */
  typesOnly: boolean;
};

/**
 * Every import of a file: static, dynamic, re-exported, `import()` types and `import.meta.glob`; in .astro files those of the
 * front matter and of each script.
 *
 * @param file path from the root, with which relative imports are resolved
 */
export function importsOf(file: string, text: string): Import[] {
  const found: Import[] = [];
  const add = (specifier: string, typesOnly: boolean) => found.push({ target: targetOf(file, specifier), typesOnly });
  for (const script of scriptsOf(file, text)) {
    const kind = file.endsWith('.tsx') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
    const source = ts.createSourceFile(file, script, ts.ScriptTarget.Latest, false, kind);
    const visit = (node: ts.Node): void => {
      if (ts.isImportDeclaration(node) && ts.isStringLiteral(node.moduleSpecifier))
        add(node.moduleSpecifier.text, node.importClause?.phaseModifier === ts.SyntaxKind.TypeKeyword);
      else if (ts.isExportDeclaration(node) && node.moduleSpecifier && ts.isStringLiteral(node.moduleSpecifier))
        add(node.moduleSpecifier.text, node.isTypeOnly);
      else if (ts.isImportTypeNode(node) && ts.isLiteralTypeNode(node.argument) && ts.isStringLiteral(node.argument.literal))
        add(node.argument.literal.text, true);
      else if (ts.isCallExpression(node)) for (const specifier of specifiersOfCall(node)) add(specifier, false);
      ts.forEachChild(node, visit);
    };
    visit(source);
  }
  return found;
}

/** `import('…')` and `import.meta.glob('…' or ['…'])`. */
function specifiersOfCall(call: ts.CallExpression): string[] {
  const isImport = call.expression.kind === ts.SyntaxKind.ImportKeyword;
  const isGlob =
    ts.isPropertyAccessExpression(call.expression) &&
    ts.isMetaProperty(call.expression.expression) &&
    call.expression.name.text === 'glob';
  const [argument] = call.arguments;
  if (!argument || !(isImport || isGlob)) return [];
  const parts: readonly ts.Expression[] = ts.isArrayLiteralExpression(argument) ? argument.elements : [argument];
  return parts.flatMap((part) => (ts.isStringLiteralLike(part) ? part.text : []));
}

export function scriptsOf(file: string, text: string): string[] {
  if (!file.endsWith('.astro')) return [text];
  const frontMatter = /^\s*---\r?\n([\s\S]*?)\r?\n---/.exec(text)?.[1];
  const scripts = [...text.matchAll(/<script\b[^>]*>([\s\S]*?)<\/script>/g)].map(([, body = '']) => body);
  return frontMatter === undefined ? scripts : [frontMatter, ...scripts];
}

function targetOf(file: string, specifier: string): string {
  const path = specifier.replace(/\?.*$/, '');
  if (path.startsWith('.')) return posix.join(posix.dirname(file), path);
  // `#domain/x` is package.json's way to write a path from the root, `/domain/x` is Vite's.
  return /^[#/][a-z]/.test(path) ? path.slice(1) : path;
}
