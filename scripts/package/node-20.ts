/** What Node 20 lacks of its own modules and of the web's interfaces; the compiler finds what it lacks of ECMAScript. */
const MISSING: readonly [what: string, pattern: RegExp][] = [
  ['URL.parse', /\bURL\.parse\(/],
  ['node:sqlite', /(?:from|import\()\s*'node:sqlite'/],
  ['stripTypeScriptTypes as a named import', /import \{[^}]*\bstripTypeScriptTypes\b/],
  ['enableCompileCache as a named import', /import \{[^}]*\benableCompileCache\b/],
  ['registerHooks as a named import', /import \{[^}]*\bregisterHooks\b/],
  ['import.meta.main', /\bimport\.meta\.main\b/],
  ['globSync', /import \{[^}]*\bglob(?:Sync)?\b[^}]*\} from 'node:fs/],
  ['WebSocket as a global', /\bnew WebSocket\(/],
  ['URLPattern', /\bnew URLPattern\(/],
]

/** Throws with what compiled files use that Node 20 lacks. */
export function assertRunsOnNode20(files: ReadonlyMap<string, string>): void {
  const uses = [...files]
    .filter(([path]) => path.endsWith('.js'))
    .flatMap(([path, text]) =>
      MISSING.filter(([, pattern]) => pattern.test(text)).map(([what]) => `${path} uses ${what}`),
    )
  if (uses.length > 0)
    throw new Error(
      `Node 20 lacks what the package uses:\n${uses.join('\n')}\nUse what Node 20 has, or make it optional.`,
    )
}
