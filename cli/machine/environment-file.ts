import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs, parseEnv } from 'node:util'
import { UsageError } from '../usage-error.ts'
import { ROOT } from './project-folders.ts'

/** Commands that run the shop, which reads its environment. */
const COMMANDS = new Set(['dev', 'start'])

export const ENVIRONMENT_FILE_HELP = 'a file with variables; those of the environment win (default: .env, if it exists)'

/**
 * Adds the variables of `--env-file`, else of the project's `.env`, to the environment. Before the options are parsed,
 * because some take their value from a variable. Returns the file and the names of what it added.
 */
export function addEnvironmentFile(
  args: readonly string[],
  { env = process.env, root = ROOT }: { env?: NodeJS.ProcessEnv; root?: string } = {},
): { file: string; names: string[] } | undefined {
  if (!COMMANDS.has(args[0] ?? '')) return undefined
  const { values } = parseArgs({ args: [...args], options: { 'env-file': { type: 'string' } }, strict: false })
  const named = values['env-file']
  const file = typeof named === 'string' ? named : join(root, '.env')
  if (!existsSync(file)) {
    if (typeof named !== 'string') return undefined
    throw new UsageError(`There is no file ${named}.`, { exitCode: 2, next: 'Name another with --env-file.' })
  }
  const added = Object.entries(readVariables(file)).filter(([name]) => env[name] === undefined)
  Object.assign(env, Object.fromEntries(added))
  return { file: typeof named === 'string' ? named : '.env', names: added.map(([name]) => name) }
}

/** A value in quotes may have several lines. */
const QUOTED = /=\s*(["'`])[\s\S]*?\1/g
const VARIABLE = /^\s*(?:#.*|[\w.-]+\s*=.*)?$/

function readVariables(file: string) {
  const next = 'It has lines like NAME=value.'
  const text = readText(file, next)
  const wrong = text
    .replace(QUOTED, '=')
    .split(/\r?\n/)
    .find((line) => !VARIABLE.test(line))
  if (wrong !== undefined) throw new UsageError(`${file} has the line "${wrong}".`, { exitCode: 2, next })
  return parseEnv(text)
}

function readText(file: string, next: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (cause) {
    throw new UsageError(`${file} cannot be read.`, { exitCode: 2, next, cause })
  }
}
