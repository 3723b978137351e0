import { existsSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { checkSkeleton } from './check.ts'
import { createProject } from './create.ts'
import { MODES } from './modes.ts'
import { SKELETONS } from './skeletons.ts'

/**
 * Makes Hydrogen's skeletons with `npm create @shopify/hydrogen`, runs them with their source unchanged on a simulated
 * store and goes through their pages: `node scripts/hydrogen/main.ts [--folder DIR] [--mode dev] [--mode preview]
 * [--mode one-variable] [2025.1.0] [2026.4.6]`; all of them without arguments. A project that exists is used again.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  options: {
    folder: { type: 'string', default: join(tmpdir(), 'hydrogen-skeletons') },
    mode: { type: 'string', multiple: true, default: [] },
  },
})

const isSelected = (selected: readonly string[], name: string) => selected.length === 0 || selected.includes(name)
const skeletons = SKELETONS.filter(({ version }) => isSelected(positionals, version))
const modes = MODES.filter(({ name }) => isSelected(values.mode, name))
if (skeletons.length === 0 || modes.length === 0) {
  const [versions, names] = [SKELETONS.map(({ version }) => version), MODES.map(({ name }) => name)]
  process.stderr.write(`Skeletons are ${versions.join(' and ')}, modes ${names.join(', ')}.\n`)
  process.exitCode = 2
}

for (const skeleton of skeletons) {
  const { version } = skeleton
  const folder = join(values.folder, version)
  if (!existsSync(join(folder, 'node_modules'))) {
    process.stderr.write(`Making the project ${folder} ...\n`)
    await createProject(skeleton, folder)
  }
  for (const mode of modes) {
    const pictures = join(values.folder, 'pictures', version, mode.name)
    const certificates = join(values.folder, 'certificate')
    const visited = await checkSkeleton({ skeleton, mode, folder, pictures, certificates })
    const failed = visited.filter(({ problem }) => problem !== undefined)
    for (const { page, problem } of visited)
      process.stdout.write(problem ? `  failed  ${page}: ${problem}\n` : `  works   ${page}\n`)
    const result = `${visited.length - failed.length} of ${visited.length} pages work`
    process.stdout.write(`Hydrogen ${version}, ${mode.name}: ${result} (pictures: ${pictures})\n`)
    if (failed.length > 0) process.exitCode = 1
  }
}
