import type { z } from 'zod'
import { findNearestName } from '../nearest-name.ts'
import { listFieldNames } from './fields.ts'
import { formatPath, GoodsFileError, type Path, type Problem } from './problems.ts'
import { goodsFile, type ParsedGoodsFile } from './schema/goods-file.ts'

/** More than rich text needs, and less than the parser's stack. */
const MAX_NESTING = 100
/** How much of the path of a value that is nested too deep a message shows. */
const SHOWN_LEVELS = 6

/**
 * Validates a goods file's shape and fills in its defaults.
 * @param source What messages call the file.
 * @throws GoodsFileError with every problem.
 */
export function parseGoodsFile(raw: unknown, source: string): ParsedGoodsFile {
  const endless = findEndlessNesting(raw)
  if (endless) throw new GoodsFileError(source, [endless])
  if (isAnotherFile(raw))
    throw new GoodsFileError(source, [
      { path: '', message: `it has none of the fields of a goods file: ${listFieldNames([]).join(', ')}` },
    ])
  const result = goodsFile.safeParse(raw)
  if (result.success) return result.data
  throw new GoodsFileError(source, result.error.issues.flatMap(toProblems))
}

/** Whether an object has fields of something else only, not even misspelt ones. */
function isAnotherFile(raw: unknown): boolean {
  if (typeof raw !== 'object' || raw === null || Array.isArray(raw)) return false
  const [keys, known] = [Object.keys(raw), listFieldNames([])]
  return keys.length > 0 && keys.every((key) => !known.includes(key) && findNearestName(key, known) === undefined)
}

/**
 * The first value that contains itself, which goods of a caller may and JSON cannot, or that is nested too deep to be read.
 * @param above The values that it is in, the outermost first.
 */
function findEndlessNesting(value: unknown, path: Path = [], above: unknown[] = []): Problem | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if (above.includes(value)) return { path: formatPath(path), message: 'it contains itself' }
  if (above.length > MAX_NESTING)
    return {
      path: formatPath(path.slice(0, SHOWN_LEVELS)),
      message: `it is nested more than ${MAX_NESTING} levels deep`,
    }
  above.push(value)
  for (const [key, part] of Object.entries(value)) {
    if (typeof part !== 'object') continue
    const problem = findEndlessNesting(part, [...path, Array.isArray(value) ? Number(key) : key], above)
    if (problem) return problem
  }
  above.pop()
  return undefined
}

function toProblems(issue: z.core.$ZodIssue): Problem[] {
  if (issue.code === 'unrecognized_keys') return toUnknownFields(issue.path, issue.keys)
  return [{ path: formatPath(issue.path), message: issue.message.replace(/^Invalid input: /, '') }]
}

/** Unknown fields are refused, because a misspelt one would change the store in silence. */
function toUnknownFields(path: z.core.$ZodIssue['path'], keys: readonly string[]): Problem[] {
  const known = listFieldNames(path)
  return keys.map((key, index) => {
    const nearest = findNearestName(key, known)
    const advice = nearest ? `; did you mean "${nearest}"?` : index === 0 ? `; the fields are ${known.join(', ')}` : ''
    return { path: formatPath([...path, key]), message: `is no field of a goods file${advice}` }
  })
}
