import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { build } from 'vite'
import { ROOT } from '../processes.ts'
import { BUNDLED, UNBUNDLED_FILES } from './entries.ts'
import { getPackageName, replaceSpecifiers, toRelative } from './imports.ts'

/** The folder of the bundled packages in the package. */
export const BUNDLE_FOLDER = 'bundled'

/** Replaces the bundled packages in these files by modules of the package itself, with what the files import of them. */
export async function bundlePackages(files: ReadonlyMap<string, string>): Promise<Map<string, string>> {
  const names = new Map(BUNDLED.map((name) => [name, new Set<string>()]))
  const result = new Map<string, string>()
  for (const [path, text] of files) {
    if (!path.endsWith('.js') || UNBUNDLED_FILES.includes(path.replace(/\.js$/, '.ts'))) result.set(path, text)
    else {
      for (const [, list = '', name = ''] of text.matchAll(/^import \{([^}]*)\} from ['"]([\w@/-]+)['"]/gm))
        for (const imported of list.split(',')) names.get(name)?.add(imported.trim().split(' as ')[0] ?? '')
      result.set(
        path,
        replaceSpecifiers(text, (name) => (names.has(name) ? toRelative(path, `${BUNDLE_FOLDER}/${name}.js`) : name)),
      )
    }
  }
  for (const [path, text] of await runBundler(names)) result.set(`${BUNDLE_FOLDER}/${path}`, text)
  return result
}

/** The modules of the bundled packages with these exports, and the licences of all that is in them. */
async function runBundler(names: ReadonlyMap<string, ReadonlySet<string>>): Promise<Map<string, string>> {
  const built = await build({
    root: ROOT,
    configFile: false,
    logLevel: 'silent',
    ssr: { noExternal: true },
    plugins: [
      {
        name: 'bundled-packages',
        resolveId: (id) => (id.startsWith('bundled:') ? `\0${id}` : undefined),
        load: (id) => {
          const name = id.startsWith('\0bundled:') ? id.slice('\0bundled:'.length) : undefined
          return name && `export { ${[...(names.get(name) ?? [])].filter(Boolean).join(', ')} } from '${name}'`
        },
      },
    ],
    build: {
      ssr: true,
      write: false,
      minify: false,
      target: 'node20',
      rollupOptions: {
        input: Object.fromEntries([...names.keys()].map((name) => [name, `bundled:${name}`])),
        output: { entryFileNames: '[name].js', chunkFileNames: 'shared-[hash].js' },
      },
    },
  })
  const { output } = Array.isArray(built)
    ? { output: built.flatMap((one) => one.output) }
    : 'output' in built
      ? built
      : { output: [] }
  const chunks = output.filter((file) => file.type === 'chunk')
  const packages = new Set(chunks.flatMap(({ modules }) => Object.keys(modules).flatMap(getBundledPackage)))
  return new Map([
    ...chunks.map((chunk): [string, string] => [chunk.fileName, chunk.code]),
    ['LICENSES.md', [...packages].sort().map(readLicence).join('\n')],
  ])
}

const getBundledPackage = (id: string): string[] => {
  const [, path] = /.*\/node_modules\/(.+)$/.exec(id) ?? []
  const name = path && getPackageName(path)
  return name ? [name] : []
}

function readLicence(name: string): string {
  const folder = join(ROOT, 'node_modules', name)
  const { version, license } = JSON.parse(readFileSync(join(folder, 'package.json'), 'utf8'))
  const file = existsSync(folder) && readdirSync(folder).find((entry) => /^licen[cs]e/i.test(entry))
  return `## ${name} ${version} (${license})\n\n${file ? readFileSync(join(folder, file), 'utf8').trim() : ''}\n`
}
