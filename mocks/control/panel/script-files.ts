import { readFileSync } from 'node:fs'
import { stripTypeScriptTypes } from 'node:module'
import { dirname, normalize } from 'node:path'
import { fileURLToPath } from 'node:url'

const MOCKS = fileURLToPath(new URL('../../', import.meta.url))
const ENTRIES = ['control/panel/client/main.ts', 'control/panel/client/overlay.ts']

/**
 * The panel's scripts as a browser reads them: the very files, without their types. Only what the entries import can be
 * asked for, so no other file of the machine is ever sent. By path below `mocks/`.
 */
export function readPanelScripts(): ReadonlyMap<string, string> {
  const scripts = new Map<string, string>()
  const add = (path: string) => {
    if (scripts.has(path)) return
    const script = stripped(readFileSync(MOCKS + path, 'utf8'))
    scripts.set(path, script)
    for (const [, imported = ''] of script.matchAll(/^(?:import|export) .*?from '(\.{1,2}\/[^']+)'/gm))
      add(normalize(`${dirname(path)}/${imported}`))
  }
  for (const entry of ENTRIES) add(entry)
  return scripts
}

/** Types become spaces. What was imported for its types alone is gone with them. */
function stripped(source: string): string {
  const warn = process.emitWarning
  // Node says each time that this is experimental; the version is pinned
  process.emitWarning = () => {}
  try {
    return stripTypeScriptTypes(source)
  } finally {
    process.emitWarning = warn
  }
}
