import { readdirSync, readFileSync, statSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { fillFigures } from './figures.ts'
import { MAX_FILE_BYTES } from './limits.ts'
import { GoodsFileError } from './problems.ts'

/** The folder of a goods file, from which paths of images start; a folder of goods files is its own. */
export const getFolder = (source: string): string => (isFolder(source) ? source : dirname(source))

/**
 * The contents of a goods file, unchecked. The JSON files of a folder are one goods file, of which each has some fields.
 * @throws GoodsFileError if it is not there, or is no JSON.
 */
export function readContents(path: string): unknown {
  const source = resolve(path)
  if (!isFolder(source)) {
    checkSize(source, [source])
    return readJson(source, source)
  }
  const names = readdirSync(source).filter((file) => file.endsWith('.json'))
  checkSize(
    source,
    names.map((name) => join(source, name)),
  )
  const contents = new Map<string, unknown>()
  for (const name of names) {
    const part = readJson(join(source, name), source)
    for (const [field, value] of Object.entries(part ?? {})) {
      if (contents.has(field))
        throw new GoodsFileError(source, [{ path: field, message: `${name} has it, and so has another file` }])
      contents.set(field, value)
    }
  }
  return Object.fromEntries(contents)
}

const isFolder = (path: string) => statSync(path, { throwIfNoEntry: false })?.isDirectory() ?? false

/** Refuses goods that are too long to be read, in one file or in all of a folder. A missing one is found when it is read. */
function checkSize(source: string, files: readonly string[]): void {
  const size = files.reduce((sum, file) => sum + (statSync(file, { throwIfNoEntry: false })?.size ?? 0), 0)
  if (size <= MAX_FILE_BYTES) return
  const [megabytes, most] = [size, MAX_FILE_BYTES].map((bytes) => Math.round(bytes / 1_000_000))
  throw new GoodsFileError(source, [
    { path: '', message: `it has ${megabytes} MB; a goods file has at most ${most} MB` },
  ])
}

/** @param source What messages call the goods file, of which the file may be a part. */
function readJson(file: string, source: string): unknown {
  const text = fillFigures(readText(file))
  try {
    return JSON.parse(text)
  } catch (error) {
    const reason = (error instanceof Error ? error.message : String(error)).replaceAll(/\s+/g, ' ')
    const position = findPosition(text, reason)
    const line = position === undefined ? '' : `line ${text.slice(0, position).split('\n').length}`
    const path = [relative(source, file), line].filter(Boolean).join(', ')
    throw new GoodsFileError(source, [{ path, message: `it is no JSON: ${reason}` }])
  }
}

function readText(file: string): string {
  try {
    return readFileSync(file, 'utf8')
  } catch (error) {
    if (!(error instanceof Error)) throw error
    const isMissing = 'code' in error && error.code === 'ENOENT'
    throw new GoodsFileError(file, [{ path: '', message: isMissing ? 'there is no such file' : error.message }])
  }
}

/** Where JSON ends to be JSON, if the parser says it. */
function findPosition(text: string, reason: string): number | undefined {
  const [, position] = /at position (\d+)/.exec(reason) ?? []
  if (position !== undefined) return Number(position)
  return /end of JSON/.test(reason) ? text.length : undefined
}
