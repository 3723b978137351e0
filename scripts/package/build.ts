import { chmodSync, cpSync, globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from '../processes.ts'
import { bundlePackages } from './bundle.ts'
import { assertCompiled, compile } from './compile.ts'
import { COMMAND, DATA_FILES } from './entries.ts'
import { createManifest } from './manifest.ts'
import { assertRunsOnNode20 } from './node-20.ts'
import { collectReachable } from './reachable.ts'

const README = 'scripts/package/README.md'

/** Builds the package into a folder, which is emptied before. `scratch` is for the compiler's files. */
export async function buildPackage(folder: string, scratch: string): Promise<void> {
  const { compiled, problems } = await compile(scratch)
  const reachable = collectReachable(compiled)
  assertCompiled(problems, new Set(reachable.keys()))
  assertRunsOnNode20(reachable)
  const files = await bundlePackages(reachable)

  rmSync(folder, { recursive: true, force: true })
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  for (const [path, text] of files) write(path, text)
  const data = globSync(DATA_FILES, { cwd: ROOT })
  for (const path of data) cpSync(join(ROOT, path), join(folder, path))
  cpSync(join(ROOT, README), join(folder, 'README.md'))
  cpSync(join(ROOT, 'LICENSE'), join(folder, 'LICENSE'))
  chmodSync(join(folder, COMMAND.replace(/\.ts$/, '.js')), 0o755)
  const folders = [...new Set([...files.keys(), ...data].map((path) => path.split('/')[0] ?? ''))]
  write('package.json', `${JSON.stringify(createManifest(files, folders), null, 2)}\n`)
}
