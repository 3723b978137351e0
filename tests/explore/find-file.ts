import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { UsageError } from '#cli/usage-error.ts'
import type { ConfirmedFind } from './confirm.ts'
import { formatJourney } from './format-journey.ts'
import { describeStep, type Visit, visit } from './step.ts'

const findFile = z.object({ property: z.string(), says: z.string(), visit })

/** Writes a find into a folder of its own: its world, its steps, and a journey to finish. Returns the file to repeat it with. */
export function writeFind(folder: string, { world, property, says, visit: shrunk }: ConfirmedFind): string {
  const name = `${property.replaceAll(/[^a-z]+/g, '-')}-${shrunk.setting.seed}`
  const own = join(folder, name)
  mkdirSync(own, { recursive: true })
  const file = join(own, 'find.json')
  writeFileSync(file, `${JSON.stringify({ property, says, visit: shrunk }, null, 2)}\n`)
  writeFileSync(join(own, 'world.json'), JSON.stringify(world, null, 2))
  writeFileSync(join(own, 'steps.txt'), `${[says, '', ...shrunk.steps.map(describeStep)].join('\n')}\n`)
  writeFileSync(join(own, 'journey.spec.ts'), formatJourney({ property, says, visit: shrunk }))
  return file
}

/** Reads the visit of a find's file. Throws a UsageError for anything else. */
export function readFind(file: string): Visit {
  const next = 'Name the find.json of a find, as `spoke explore` prints it.'
  if (!existsSync(file)) throw new UsageError(`There is no file ${file}.`, { next, exitCode: 2 })
  try {
    return findFile.parse(JSON.parse(readFileSync(file, 'utf8'))).visit
  } catch (cause) {
    throw new UsageError(`${file} is no find of a search.`, { next, exitCode: 2, cause })
  }
}
