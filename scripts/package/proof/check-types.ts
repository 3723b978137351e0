import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { ROOT } from '../../processes.ts'
import { startCommand } from './run-command.ts'

const COMPILER = join(ROOT, 'node_modules/typescript7/bin/tsc')

/** The package's own declarations are checked once. */
const RESOLUTIONS = [
  { module: 'nodenext', moduleResolution: 'nodenext', skipLibCheck: false },
  { module: 'esnext', moduleResolution: 'bundler', skipLibCheck: true },
]

/** Checks the types of a project's files with the module resolution of Node and that of bundlers. Rejects with the errors. */
export async function checkTypes(folder: string, files: readonly string[]): Promise<void> {
  for (const { module, moduleResolution, skipLibCheck } of RESOLUTIONS) {
    const configuration = `tsconfig.${moduleResolution}.json`
    const compilerOptions = {
      target: 'es2022',
      lib: ['es2022', 'dom', 'dom.iterable'],
      types: ['node'],
      strict: true,
      noEmit: true,
      skipLibCheck,
      allowJs: true,
      checkJs: true,
      module,
      moduleResolution,
    }
    writeFileSync(join(folder, configuration), JSON.stringify({ compilerOptions, files }))
    const line = `"${process.execPath}" "${COMPILER}" --project ${configuration} --pretty false`
    const compiler = startCommand(line, { cwd: folder })
    await compiler.ended
    const problems = compiler
      .getOutput()
      .split('\n')
      .filter((text) => isOwn(text))
    if (problems.length > 0) throw new Error(`With "moduleResolution": "${moduleResolution}":\n${problems.join('\n')}`)
  }
}

/** Declarations of other packages are not ours to check. */
const isOwn = (line: string) =>
  /error TS\d+/.test(line) &&
  (!line.includes('node_modules/') || line.includes('node_modules/spoke-simulated-backend/'))
