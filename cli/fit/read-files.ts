import { readFileSync } from 'node:fs'
import { type Man, readSurvey } from '#mocks/recommender/training/survey.ts'
import { UsageError } from '../usage-error.ts'

/** The men of survey files. Throws a UsageError that names the file with a wrong row. */
export function readSurveyFiles(paths: readonly string[]): Man[] {
  return paths.flatMap((path) => {
    const text = readText(path)
    try {
      return readSurvey(text)
    } catch (cause) {
      throw new UsageError(`${path}: ${cause instanceof Error ? cause.message : cause}`, { exitCode: 2, cause })
    }
  })
}

/** The text of a file. Throws a UsageError when it cannot be read. */
export function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (cause) {
    throw new UsageError(`The file ${path} cannot be read.`, { exitCode: 2, cause })
  }
}
