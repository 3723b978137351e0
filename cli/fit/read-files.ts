import { readFileSync } from 'node:fs'
import { type Man, readSurvey, readTable } from '#mocks/recommender/training/survey.ts'
import { UsageError } from '../usage-error.ts'

/** The men of survey files. Throws a UsageError that names the file with a wrong row. */
export const readSurveyFiles = (paths: readonly string[]): Man[] => paths.flatMap((path) => readFile(path, readSurvey))

/** A table of men's answers, unread. Throws a UsageError where it is none. */
export const readAnswers = (path: string): string =>
  readFile(path, (text) => {
    if (readTable(text).every(({ subjectid }) => !subjectid)) throw new Error('It is no table of answers by subjectid')
    return text
  })

/** What a file says. Throws a UsageError that names a file that cannot be read, or has something else. */
export function readFile<Content>(path: string, parse: (text: string) => Content): Content {
  const text = readText(path)
  try {
    return parse(text)
  } catch (cause) {
    const reason = cause instanceof Error ? cause.message : String(cause)
    throw new UsageError(`${path}: ${reason.replaceAll(/\s+/g, ' ')}`, { exitCode: 2, cause })
  }
}

/** The text of a file. Throws a UsageError when it cannot be read. */
function readText(path: string): string {
  try {
    return readFileSync(path, 'utf8')
  } catch (cause) {
    throw new UsageError(`The file ${path} cannot be read.`, { exitCode: 2, cause })
  }
}
