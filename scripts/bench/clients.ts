import { existsSync, mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { FRAMEWORKS, type Framework } from '../clients/frameworks.ts'
import { tryFramework } from '../clients/try-framework.ts'
import { checkSkeleton } from '../hydrogen/check.ts'
import { createProject } from '../hydrogen/create.ts'
import { MODES } from '../hydrogen/modes.ts'
import { SKELETONS, type Skeleton } from '../hydrogen/skeletons.ts'
import { buildPackage } from '../package/build.ts'
import { packPackage } from '../package/pack.ts'
import { runClients } from '../package/proof/clients.ts'
import { createConsumerProject, isUnreachable } from '../package/proof/consumer-project.ts'
import type { Benchmark, Measurement } from './measurement.ts'

/** Other people's clients, frameworks and skeletons on the package, as the registry has them: what works of each. */
export const clients: Benchmark = {
  name: 'clients',
  title: 'Other people’s clients, frameworks and skeletons on the simulated backend; needs the registry',
  needsBuild: false,
  async run() {
    const scratch = mkdtempSync(join(tmpdir(), 'spoke-clients-'))
    try {
      await buildPackage(join(scratch, 'package'), join(scratch, 'compiled'))
      const { path } = await packPackage(join(scratch, 'package'), scratch)
      const measurements = [await tryClients(path)]
      for (const framework of FRAMEWORKS) measurements.push(await tryApp(framework, path, scratch))
      for (const skeleton of SKELETONS) measurements.push(await trySkeleton(skeleton, scratch))
      return measurements
    } finally {
      rmSync(scratch, { recursive: true, force: true })
    }
  },
}

const tryClients = (tarball: string) =>
  measure('client libraries', 'all calls', async () => {
    const project = await createConsumerProject(tarball)
    try {
      return (await runClients(project.folder, process.env.PATH ?? '')) ?? NOT_TRIED
    } finally {
      project.remove()
    }
  })

const tryApp = (framework: Framework, tarball: string, scratch: string) =>
  measure(framework.title, 'a world for each visitor', async () => {
    const seconds = await tryFramework(framework, tarball, join(scratch, framework.name))
    return `works, installed in ${seconds.toFixed(0)} s`
  })

/** A skeleton's pages in development. A project that exists is used again. */
const trySkeleton = (skeleton: Skeleton, scratch: string) =>
  measure(`Hydrogen skeleton ${skeleton.version}`, 'all pages', async () => {
    const folder = join(scratch, `hydrogen-${skeleton.version}`)
    if (!existsSync(join(folder, 'node_modules'))) await createProject(skeleton, folder)
    const mode = MODES.find(({ name }) => name === 'dev')
    if (!mode) throw new Error('There is no mode for development')
    const [pictures, certificates] = [join(scratch, 'pictures'), join(scratch, 'certificate')]
    const visited = await checkSkeleton({ skeleton, mode, folder, pictures, certificates })
    const failed = visited.filter(({ problem }) => problem !== undefined)
    const result = `${visited.length - failed.length} of ${visited.length} pages`
    if (failed.length > 0)
      throw new Error(`${result}; ${failed.map(({ page, problem }) => `${page}: ${problem}`).join('; ')}`)
    return result
  })

const NOT_TRIED = 'not tried: the registry cannot be reached'

async function measure(what: string, limit: string, run: () => Promise<string>): Promise<Measurement> {
  try {
    const value = await run()
    return value === NOT_TRIED ? { what, value, limit } : { what, value, limit, isMet: true }
  } catch (error) {
    if (isUnreachable(error)) return { what, value: NOT_TRIED, limit }
    return { what, value: `fails: ${String(error).split('\n', 1)[0]?.slice(0, 200)}`, limit, isMet: false }
  }
}
