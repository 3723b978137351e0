import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../processes.ts'
import type { Compiled } from './compile.ts'
import { COMMAND, ENTRIES, LEFT_OUT, LOADED_BY_PATH } from './entries.ts'
import { findSpecifiers, replaceSpecifiers, resolveInPackage, toPackageSpecifier } from './imports.ts'

/**
 * The compiled files that the package's entries reach, with imports that work in the package: JavaScript from all that is
 * run, declarations from all that is imported by name.
 */
export function collectReachable(compiled: Compiled): Map<string, string> {
  const files = new Map<string, string>()
  const add = (path: string) => {
    if (files.has(path) || LEFT_OUT.test(path)) return
    const text = compiled.get(path) ?? readSource(path)
    if (text === undefined) return
    const rewritten = replaceSpecifiers(text, (specifier) => toPackageSpecifier(path, specifier))
    files.set(path, rewritten)
    const isDeclaration = path.endsWith('.d.ts')
    for (const specifier of findSpecifiers(rewritten)) {
      const imported = resolveInPackage(path, specifier)
      if (imported?.endsWith('.js')) add(isDeclaration ? imported.replace(/\.js$/, '.d.ts') : imported)
    }
  }
  const toScript = (path: string, extension: string) => path.replace(/\.ts$/, extension)
  for (const path of [...Object.values(ENTRIES), COMMAND, ...LOADED_BY_PATH]) add(toScript(path, '.js'))
  for (const path of Object.values(ENTRIES)) add(toScript(path, '.d.ts'))
  return files
}

/** A file that is JavaScript or a declaration already, such as a generated guard. */
function readSource(path: string): string | undefined {
  const file = join(ROOT, path)
  return existsSync(file) ? readFileSync(file, 'utf8') : undefined
}
