import { dirname, join, relative } from 'node:path'

/** The specifiers of imports, exports, type imports and URLs beside a module, in compiled text. */
const SPECIFIERS = /(\bfrom\s+|\bimport\s*\(\s*|\bimport\s+|\bnew URL\(\s*|\brequire\(\s*)(['"])([^'"\n]+)\2/g

/** A compiled text with its specifiers replaced. */
export const replaceSpecifiers = (text: string, replace: (specifier: string) => string): string =>
  text.replace(SPECIFIERS, (_, before: string, quote: string, specifier: string) => {
    return `${before}${quote}${replace(specifier)}${quote}`
  })

/** The specifiers of a compiled text. */
export const findSpecifiers = (text: string): string[] =>
  [...text.matchAll(SPECIFIERS)].map(([, , , specifier = '']) => specifier)

/** The path in the package that a specifier of a file names; undefined for a package or a module of Node. */
export function resolveInPackage(importer: string, specifier: string): string | undefined {
  if (specifier.startsWith('.')) return join(dirname(importer), specifier)
  return undefined
}

/** A specifier that works in the package: '#mocks/….ts' becomes a relative path, '.ts' becomes '.js'. */
export function toPackageSpecifier(importer: string, specifier: string): string {
  const isLocal = specifier.startsWith('#') || specifier.startsWith('.')
  const compiled = isLocal ? specifier.replace(/(?<!\.d)\.ts$/, '.js') : specifier
  return compiled.startsWith('#') ? toRelative(importer, compiled.slice(1)) : compiled
}

/** The specifier of a path in the package, as one of its files imports it. */
export function toRelative(importer: string, path: string): string {
  const specifier = relative(dirname(importer), path)
  return specifier.startsWith('.') ? specifier : `./${specifier}`
}

/** The package that a specifier names, such as '@msw/data'; undefined for a file or a module of Node. */
export function getPackageName(specifier: string): string | undefined {
  return /^(?![.#/]|node:)(?:@[\w.-]+\/)?[\w.-]+(?=\/|$)/.exec(specifier)?.[0]
}
