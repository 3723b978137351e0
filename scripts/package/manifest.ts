import { readFileSync } from 'node:fs'
import { isBuiltin } from 'node:module'
import { join } from 'node:path'
import { ROOT } from '../processes.ts'
import { BUNDLE_FOLDER } from './bundle.ts'
import { COMMAND, ENTRIES, EXAMPLES, NODE_FLOOR, OPTIONAL_PEERS } from './entries.ts'
import { findSpecifiers, getPackageName } from './imports.ts'

type ProjectManifest = {
  version: string
  license: string
  dependencies: Record<string, string>
  devDependencies: Record<string, string>
}

/** The package.json of the package: what its files import, in the versions of this project. */
export function createManifest(files: ReadonlyMap<string, string>, folders: readonly string[]) {
  const project: ProjectManifest = JSON.parse(readFileSync(join(ROOT, 'package.json'), 'utf8'))
  const versions = { ...project.dependencies, ...project.devDependencies }
  const imported = [...files]
    // what is bundled has its own packages in it
    .filter(([path]) => /\.(?:js|d\.ts)$/.test(path) && !path.startsWith(`${BUNDLE_FOLDER}/`))
    .flatMap(([, text]) => findSpecifiers(text).map(getPackageName))
    .filter((name) => name !== undefined && !isBuiltin(name) && !(name in OPTIONAL_PEERS))
  const dependencies = [...new Set(imported)].sort().map((name = '') => {
    const version = versions[name]
    if (!version) throw new Error(`The package imports ${name}, which package.json of this project does not list.`)
    return [name, version]
  })
  const toScript = (path: string) => `./${path.replace(/\.ts$/, '.js')}`
  return {
    name: 'spoke-simulated-backend',
    version: project.version,
    private: true,
    description: 'A simulated Shopify with state to develop and test storefronts with: offline, without an account.',
    type: 'module',
    license: project.license,
    engines: { node: `>=${NODE_FLOOR}` },
    bin: { spoke: toScript(COMMAND) },
    exports: {
      ...Object.fromEntries(
        Object.entries(ENTRIES).map(([entry, path]) => [
          entry,
          { types: toScript(path).replace(/\.js$/, '.d.ts'), default: toScript(path) },
        ]),
      ),
      ...EXAMPLES,
      './package.json': './package.json',
    },
    files: folders,
    dependencies: Object.fromEntries(dependencies),
    peerDependencies: OPTIONAL_PEERS,
    peerDependenciesMeta: Object.fromEntries(Object.keys(OPTIONAL_PEERS).map((name) => [name, { optional: true }])),
  }
}
