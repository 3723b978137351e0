import { spawnSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { stripTypes } from '../control/panel/script-files.ts'

const LOCATION = /(?:file:\/\/)?(\/[^\s:?]+\.(?:ts|js|json))(?:\?v=\d+)?:(\d+)/g

/**
 * One line that says where code could not be loaded and why, like "mocks/backend.ts:12: Expression expected".
 * @param root The folder that the path is given from.
 * @param files The changed files.
 */
export function describeFailure(error: unknown, root: string, files: Iterable<string>): string {
  if (!(error instanceof Error)) return String(error)
  if ('summary' in error)
    return `${[...files].map((file) => relative(root, file)).join(', ')}: ${describeGoodsFailure(error)}`
  const message = (error.message.split('\n')[0] ?? '').replaceAll(root, '')
  if ([...files].some((file) => message.startsWith(relative(root, file)))) return message
  for (const [, file = '', line] of (error.stack ?? '').matchAll(LOCATION)) {
    const path = relative(root, file)
    if (!path.startsWith('..') && !path.startsWith('node_modules/')) return `${path}:${line}: ${message}`
  }
  if (!(error instanceof SyntaxError)) return message
  for (const file of files) {
    const line = findSyntaxError(file)
    if (line) return `${relative(root, file)}:${line}: ${message}`
  }
  return message
}

/** The line of a syntax error for which Node's error has no place, such as a name that is declared twice. */
function findSyntaxError(file: string): string | undefined {
  if (!/\.[jt]s$/.test(file) || !existsSync(file)) return undefined
  const input = stripTypes(readFileSync(file, 'utf8'))
  const { stderr } = spawnSync(process.execPath, ['--check', '--input-type=module', '-'], { input, encoding: 'utf8' })
  return /^\[stdin\]:(\d+)/.exec(stderr)?.[1]
}

/** One line that says what is wrong with a goods file. An error of changed code is known by its name only. */
export function describeGoodsFailure(error: unknown): string {
  if (!(error instanceof Error)) return String(error)
  const summary = 'summary' in error ? error.summary : undefined
  return typeof summary === 'string' ? summary : (error.message.split('\n')[0] ?? '')
}
