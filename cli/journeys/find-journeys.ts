import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { ROOT } from '../machine/project-folders.ts'

/** What Playwright is to run: files of journeys, and which of their titles. */
type Journeys = { files: string[]; grep: string | undefined }

const FOLDER = 'tests/e2e'
const IMPORT = /from '(\.{1,2}\/[^']+)'/g

/**
 * The journeys with all of these words in the file's name, the title or a tag. Only files that can have some are named,
 * because loading all of them takes longer than a journey. Undefined where no file has the words.
 */
export function findJourneys(words: readonly string[], root = ROOT): Journeys | undefined {
  const files = globSync(`${FOLDER}/**/*.spec.ts`, { cwd: root }).sort()
  const matching = words.length === 0 ? files : files.filter((file) => hasWords(file, words, root))
  if (matching.length === 0) return undefined
  const grep = words.length === 0 ? undefined : words.map((word) => `(?=.*${escapePattern(word)})`).join('')
  return { files: matching, grep }
}

/** Titles can have names of a table beside the file. */
function hasWords(file: string, words: readonly string[], root: string): boolean {
  const path = join(root, file)
  const own = readFileSync(path, 'utf8')
  const imported = [...own.matchAll(IMPORT)]
    .map(([, name = '']) => join(dirname(path), name))
    .filter((name) => existsSync(name))
    .map((name) => readFileSync(name, 'utf8'))
  const text = [file, own, ...imported].join('\n').toLowerCase()
  return words.every((word) => text.includes(word.toLowerCase()))
}

const escapePattern = (text: string) => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
