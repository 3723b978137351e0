import { accessSync, constants, statSync, writeFileSync } from 'node:fs'
import { dirname, resolve } from 'node:path'
import { UsageError } from '../usage-error.ts'

/** Throws a UsageError where a file cannot be written, before the work that fills it. */
export function requireWritable(file: string): void {
  try {
    accessSync(dirname(resolve(file)), constants.W_OK)
  } catch (cause) {
    throw createUnwritableError(file, cause)
  }
  if (statSync(file, { throwIfNoEntry: false })?.isDirectory()) throw createUnwritableError(file)
}

/** Writes a result into the file that the user named. */
export function writeOutput(file: string, text: string): void {
  try {
    writeFileSync(file, text)
  } catch (cause) {
    throw createUnwritableError(file, cause)
  }
}

const createUnwritableError = (file: string, cause?: unknown) =>
  new UsageError(`${file} cannot be written.`, { next: 'Give a file in a folder that exists.', exitCode: 2, cause })
