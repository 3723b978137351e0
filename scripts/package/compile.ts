import { execFile } from 'node:child_process'
import { globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../processes.ts'
import { COMMAND, ENTRIES, LOADED_BY_PATH } from './entries.ts'

/** The texts of compiled files by their paths in the package, such as mocks/backend.js. */
export type Compiled = ReadonlyMap<string, string>

/** What does not compile, by the path of the source. */
type Problem = { path: string; code: string; text: string }

const COMPILER = join(ROOT, 'node_modules/typescript7/bin/tsc')
/** Node 20 has ECMAScript 2023: with its library alone, what is newer does not compile. */
const OPTIONS = {
  target: 'ES2023',
  lib: ['ES2023', 'DOM', 'DOM.Iterable', 'DOM.AsyncIterable'],
  rewriteRelativeImportExtensions: true,
  declaration: true,
  noEmit: false,
  types: ['node'],
}

/** '#mocks/….ts' is no relative import, so it is rewritten afterwards (imports.ts). */
const NOT_REWRITTEN = 'TS2877'
/** A declaration names a file inside of a package: a problem only where the declaration is in the package. */
const NOT_PORTABLE = 'TS2883'

/** Compiles all that the package's entries reach to JavaScript and declarations; `folder` is for the compiler's files. */
export async function compile(folder: string): Promise<{ compiled: Compiled; problems: readonly Problem[] }> {
  rmSync(folder, { recursive: true, force: true })
  mkdirSync(folder, { recursive: true })
  const outDir = join(folder, 'out')
  const configuration = join(folder, 'tsconfig.json')
  writeFileSync(
    configuration,
    JSON.stringify({
      extends: join(ROOT, 'tsconfig.json'),
      compilerOptions: { ...OPTIONS, rootDir: ROOT, outDir, typeRoots: [join(ROOT, 'node_modules/@types')] },
      include: [],
      files: [...Object.values(ENTRIES), COMMAND, ...LOADED_BY_PATH].map((path) => join(ROOT, path)),
    }),
  )
  const problems = (await runCompiler(configuration)).filter(({ code }) => code !== NOT_REWRITTEN)
  const compiled = globSync('**/*.{js,d.ts}', { cwd: outDir }).map((path): [string, string] => [
    path,
    readFileSync(join(outDir, path), 'utf8'),
  ])
  rmSync(folder, { recursive: true, force: true })
  return { compiled: new Map(compiled), problems }
}

/** Throws with what does not compile of the files that are in the package. */
export function assertCompiled(problems: readonly Problem[], shipped: ReadonlySet<string>): void {
  const own = problems.filter(({ path, code }) => code !== NOT_PORTABLE || shipped.has(path.replace(/\.ts$/, '.d.ts')))
  if (own.length === 0) return
  throw new Error(`The package does not compile for Node 20:\n${own.map(({ text }) => text).join('\n')}`)
}

/** Resolves to the compiler's problems; it ends with an exit code of its own for them. */
const runCompiler = (configuration: string) =>
  new Promise<Problem[]>((resolve, reject) => {
    const args = [COMPILER, '--project', configuration, '--pretty', 'false']
    execFile(process.execPath, args, { cwd: ROOT, maxBuffer: 64_000_000 }, (error, stdout, stderr) => {
      const problems = [...stdout.matchAll(/^(.+?)\(\d+,\d+\): error (TS\d+): .+$/gm)].map(
        ([text, path = '', code = '']) => ({ path, code, text }),
      )
      if (error && problems.length === 0) reject(new Error(`The compiler failed: ${stdout}${stderr}`))
      else resolve(problems)
    })
  })
