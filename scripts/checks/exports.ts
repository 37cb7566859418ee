import { readFileSync } from 'node:fs';
import { join, posix } from 'node:path';
import ts from 'typescript';
import { root, sourceFiles } from '../source-files.ts';
import type { Check } from './check.ts';
import { code, importsOf } from './imports.ts';

/** Files that Astro and the tools look up by their place; what they export is the tool's to ask for. */
const calledByPlace =
  /^site\/(pages\/|content\.config\.ts$|middleware\.ts$)|^[a-z]+\.config\.ts$|^tests\/support\/other-content\.ts$|\.d\.ts$/;

/** Files that are started by name: commands, tests, benches. */
const started = /^(bin|scripts|bench)\/[^/]+$|\.(test|spec)\.tsx?$/;

/**
 * Exports that no other file imports, and files that nobody imports, starts or names.
 *
 * @param folder absolute path of the project
 */
export function exportProblems(folder: string = root): string[] {
  const files = sourceFiles(folder).filter((file) => code.test(file));
  const texts = new Map(files.map((file) => [file, readFileSync(join(folder, file), 'utf8')]));
  const used = usedNames(texts);
  return files.flatMap((file) => {
    if (calledByPlace.test(file)) return [];
    const names = used.get(file);
    if (!names && !started.test(file) && !isNamed(file, texts)) return [`${file}: nobody imports or starts it. Delete it.`];
    if (names === 'all' || !/\.[mc]?[jt]sx?$/.test(file)) return [];
    return exportsOf(file, texts.get(file) ?? '')
      .filter((name) => !names?.has(name))
      .map(
        (name) => `${file}: nobody imports ${name}. Take away its export, or delete it where the file has no use for it either.`,
      );
  });
}

function usedNames(texts: ReadonlyMap<string, string>): Map<string, Set<string> | 'all'> {
  const used = new Map<string, Set<string> | 'all'>();
  for (const [file, text] of texts) {
    for (const { target, names } of importsOf(file, text)) {
      const before = used.get(target);
      if (!names || before === 'all') used.set(target, 'all');
      else used.set(target, new Set([...(before ?? []), ...names]));
    }
  }
  return used;
}

/** A program may be started by its path inside a command, or by one that is put together. */
function isNamed(file: string, texts: ReadonlyMap<string, string>): boolean {
  const near = posix.dirname(file);
  return [...texts].some(([other, text]) => {
    if (other === file) return false;
    return (
      text.includes(file.split('/').slice(-2).join('/')) ||
      (posix.dirname(other) === near && text.includes(`'${posix.basename(file)}'`))
    );
  });
}

function exportsOf(file: string, text: string): string[] {
  const kind = /[jt]sx$/.test(file) ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const { statements } = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, false, kind);
  return statements.flatMap((statement) => {
    if (ts.isExportAssignment(statement)) return ['default'];
    if (ts.isExportDeclaration(statement))
      return statement.exportClause && ts.isNamedExports(statement.exportClause)
        ? statement.exportClause.elements.map(({ name }) => name.text)
        : [];
    const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : [];
    if (!modifiers.some(({ kind: modifier }) => modifier === ts.SyntaxKind.ExportKeyword)) return [];
    if (modifiers.some(({ kind: modifier }) => modifier === ts.SyntaxKind.DefaultKeyword)) return ['default'];
    if (ts.isVariableStatement(statement)) return statement.declarationList.declarations.flatMap(({ name }) => namesOf(name));
    return 'name' in statement && statement.name && ts.isIdentifier(statement.name as ts.Node)
      ? [(statement.name as ts.Identifier).text]
      : [];
  });
}

/** A name, or those taken out of an object or a list. */
function namesOf(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text];
  return name.elements.flatMap((element) => (ts.isOmittedExpression(element) ? [] : namesOf(element.name)));
}

export const exportsCheck: Check = { name: 'exports', run: () => exportProblems() };
