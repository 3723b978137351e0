import { readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { z } from 'zod'
import { ROOT } from '../processes.ts'

const FOLDER = join(ROOT, '.output/workers/server')
const settings = z.looseObject({
  name: z.string(),
  durable_objects: z.object({ bindings: z.array(z.object({ name: z.string(), class_name: z.string() })) }),
  migrations: z.unknown(),
})

/** Writes the settings of a second Worker with the same code and with the first one's Durable Objects, as two isolates share them. */
export function writeSecondIsolate(): { path: string; remove(): void } {
  const { migrations: _, ...first } = settings.parse(JSON.parse(readFileSync(join(FOLDER, 'wrangler.json'), 'utf8')))
  const bindings = first.durable_objects.bindings.map((binding) => ({ ...binding, script_name: first.name }))
  const path = join(FOLDER, 'second-isolate.json')
  writeFileSync(path, JSON.stringify({ ...first, name: `${first.name}-second`, durable_objects: { bindings } }))
  return { path, remove: () => rmSync(path) }
}
