import type { z } from 'zod'
import { findNearestName } from '../nearest-name.ts'
import { listFieldNames } from './fields.ts'
import { formatPath, GoodsFileError, type Path, type Problem } from './problems.ts'
import { goodsFile, type ParsedGoodsFile } from './schema/goods-file.ts'

/**
 * Validates a goods file's shape and fills in its defaults.
 * @param source What messages call the file.
 * @throws GoodsFileError with every problem.
 */
export function parseGoodsFile(raw: unknown, source: string): ParsedGoodsFile {
  const circle = findCircle(raw)
  if (circle) throw new GoodsFileError(source, [{ path: formatPath(circle), message: 'it contains itself' }])
  const result = goodsFile.safeParse(raw)
  if (result.success) return result.data
  throw new GoodsFileError(source, result.error.issues.flatMap(toProblems))
}

/** The path of the first value that contains itself, which goods of a caller may and JSON cannot. */
function findCircle(value: unknown, path: Path = [], above: ReadonlySet<unknown> = new Set()): Path | undefined {
  if (typeof value !== 'object' || value === null) return undefined
  if (above.has(value)) return path
  const within = new Set(above).add(value)
  for (const [key, part] of Object.entries(value)) {
    if (typeof part !== 'object') continue
    const circle = findCircle(part, [...path, Array.isArray(value) ? Number(key) : key], within)
    if (circle) return circle
  }
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
