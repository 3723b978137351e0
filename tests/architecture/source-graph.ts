import { globSync, readFileSync } from 'node:fs'
import { dirname, join, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'
import ts from 'typescript'

const root = fileURLToPath(new URL('../..', import.meta.url))
const TOP_FOLDERS = ['app', 'contracts', 'mocks', 'cli', 'scripts', 'tests']

/** One import of a project file, with the names it takes: a list, those that the file mentions, or the whole module. */
type Import = { from: string; names: readonly string[] | 'mentioned' | 'all' }

export type SourceFile = { path: string; text: string; imports: readonly Import[]; exports: readonly string[] }

/** Tests and what they are built from: they may import anything and are not part of the product. */
export const isTestFile = (path: string) => /\.(test|spec|fixtures)\.tsx?$|^tests\//.test(path)

/** Written by a generator: it imports project files, but its own exports and layers are not ours to choose. */
export const isGenerated = (path: string) => /\/generated\/|\.gen\.ts$/.test(path)

/** The top-level folder of a path, e.g. 'app'. */
export const getTopFolder = (path: string) => path.slice(0, path.indexOf('/'))

const sourcePaths = new Set([
  ...TOP_FOLDERS.flatMap((top) => globSync(`${top}/**/*.{ts,tsx}`, { cwd: root })),
  'vite.config.ts',
])

/** Every TypeScript file of the project by its path from the root, with its imports (types included) and exports. */
export const readSourceGraph = (): ReadonlyMap<string, SourceFile> =>
  new Map([...sourcePaths].map((path) => [path, readSourceFile(path)]))

function readSourceFile(path: string): SourceFile {
  const text = readFileSync(join(root, path), 'utf8')
  const source = ts.createSourceFile(path, text, ts.ScriptTarget.Latest, false)
  const imports = [...getStaticImports(source), ...getDynamicImports(text)].flatMap(({ from, names }) => {
    const target = resolveImport(path, from)
    return target ? [{ from: target, names }] : []
  })
  return { path, text, imports, exports: source.statements.flatMap(getExportedNames) }
}

/** Generated code imports without an extension. */
const CANDIDATE_EXTENSIONS = ['', '.ts', '.tsx']

/** The path from the root of an imported source file; nothing for packages, styles and JSON. */
function resolveImport(importer: string, specifier: string): string | undefined {
  const target = specifier.startsWith('#')
    ? specifier.slice(1)
    : specifier.startsWith('.') && normalize(join(dirname(importer), specifier))
  if (!target || !TOP_FOLDERS.includes(getTopFolder(target))) return undefined
  return CANDIDATE_EXTENSIONS.map((extension) => target + extension).find((path) => sourcePaths.has(path))
}

function getStaticImports(source: ts.SourceFile): Import[] {
  return source.statements.flatMap((statement): Import[] => {
    if (!ts.isImportDeclaration(statement) && !ts.isExportDeclaration(statement)) return []
    const { moduleSpecifier } = statement
    if (!moduleSpecifier || !ts.isStringLiteral(moduleSpecifier)) return []
    const names = ts.isImportDeclaration(statement) ? getImportedNames(statement.importClause) : 'all'
    return [{ from: moduleSpecifier.text, names }]
  })
}

function getImportedNames(clause: ts.ImportClause | undefined): Import['names'] {
  if (!clause) return []
  const defaultName = clause.name ? ['default'] : []
  if (!clause.namedBindings) return defaultName
  if (ts.isNamespaceImport(clause.namedBindings)) return 'mentioned'
  return [...defaultName, ...clause.namedBindings.elements.map(({ propertyName, name }) => (propertyName ?? name).text)]
}

/** `typeof import('…')` types the module as one object that is passed on, so all of its names count as imported. */
const getDynamicImports = (text: string): Import[] =>
  [...text.matchAll(/(typeof )?\bimport\(\s*'([^']+)'/g)].map(([, isType, from = '']) => ({
    from,
    names: isType ? 'all' : 'mentioned',
  }))

function getExportedNames(statement: ts.Statement): string[] {
  if (ts.isExportAssignment(statement)) return ['default']
  if (ts.isExportDeclaration(statement)) {
    const { exportClause } = statement
    return exportClause && ts.isNamedExports(exportClause) ? exportClause.elements.map(({ name }) => name.text) : []
  }
  const modifiers = ts.canHaveModifiers(statement) ? (ts.getModifiers(statement) ?? []) : []
  if (!modifiers.some(({ kind }) => kind === ts.SyntaxKind.ExportKeyword)) return []
  if (modifiers.some(({ kind }) => kind === ts.SyntaxKind.DefaultKeyword)) return ['default']
  if (ts.isVariableStatement(statement))
    return statement.declarationList.declarations.flatMap(({ name }) => getBoundNames(name))
  const isNamed =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement)
  return isNamed && statement.name ? [statement.name.text] : []
}

const getBoundNames = (name: ts.BindingName): string[] =>
  ts.isIdentifier(name)
    ? [name.text]
    : name.elements.flatMap((element) => (ts.isOmittedExpression(element) ? [] : getBoundNames(element.name)))
