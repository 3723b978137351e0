import { readFileSync } from 'node:fs'
import nodeModule from 'node:module'
import { dirname, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'

const MOCKS = fileURLToPath(new URL('../../', import.meta.url))
const ENTRIES = ['control/panel/client/main', 'control/panel/client/overlay']
/** The package has the scripts compiled; this project's are TypeScript. */
const EXTENSION = import.meta.url.endsWith('.ts') ? '.ts' : '.js'

/**
 * The panel's scripts with types stripped, by path below `mocks/` without its extension. Only files that the entries
 * import are included, so no other file of the machine is ever served.
 */
export function readPanelScripts(): ReadonlyMap<string, string> {
  const scripts = new Map<string, string>()
  const add = (path: string) => {
    if (scripts.has(path)) return
    const source = readFileSync(MOCKS + path + EXTENSION, 'utf8')
    const script = EXTENSION === '.ts' ? stripTypes(source) : source
    scripts.set(path, script)
    for (const [, imported = ''] of script.matchAll(/^(?:import|export) .*?from '(\.{1,2}\/[^']+)\.[jt]s'/gm))
      add(normalize(`${dirname(path)}/${imported}`))
  }
  for (const entry of ENTRIES) add(entry)
  return scripts
}

/** Strips types from a source, with the imports that were only for types. */
export function stripTypes(source: string): string {
  const warn = process.emitWarning
  // suppress Node's experimental warning
  process.emitWarning = () => {}
  try {
    return nodeModule.stripTypeScriptTypes(source)
  } finally {
    process.emitWarning = warn
  }
}
