import { join } from 'node:path'
import { ROOT } from '../processes.ts'
import type { Check } from '../run-checks.ts'
import { ask } from './ask.ts'
import { createOtherBuild, listHashedFiles } from './other-build.ts'
import { startNginx } from './servers.ts'
import type { Build, Site } from './site.ts'

/** Pages that Varnish has, and pages that it asks for each time. */
const PATHS = ['/', '/cart', '/products/heroes-navy', '/api/where', '/account', '/collections/trousers']
const VISITORS = 4

/** A deployment of another build under visitors, and the way back. */
export const deployment: readonly Check<Site>[] = [
  {
    title: 'another build is deployed instance by instance, and rolled back, without a failed request [OPS-12]',
    async run(site) {
      const [first, other] = [join(ROOT, '.output'), createOtherBuild(site.folder)]
      const [file = '', otherFile = ''] = [first, other].map((output) => listHashedFiles(output)[0])
      await expectMissing(site, file, otherFile)
      const [forth] = await Promise.all([
        deploy(site, { output: other, previous: first }, [first, other], 1),
        expectFileThroughNginx(site, otherFile),
      ])
      await expectFile(site, file, 'of the build before')
      const back = await deploy(site, { output: first, previous: other }, [first, other], 2)
      await expectFile(site, otherFile, 'of the build that was rolled back')
      return `there ${forth}; back ${back}`
    },
  },
]

/** Replaces all instances, some at a time, while visitors browse. Returns what was counted; rejects if a request failed. */
async function deploy(site: Site, build: Build, outputs: readonly string[], atOnce: number): Promise<string> {
  const begin = performance.now()
  const visits = startVisitors(site, outputs)
  try {
    const indexes = site.instances.map((_, index) => index)
    while (indexes.length > 0) await Promise.all(indexes.splice(0, atOnce).map((index) => site.restart(index, build)))
  } finally {
    await visits.end()
  }
  const { pages, files, failures } = visits
  if (failures.length > 0)
    throw new Error(`${failures.length} of ${pages + files} failed: ${failures.slice(0, 5).join(', ')}`)
  const seconds = Math.round((performance.now() - begin) / 1000)
  return `${pages} pages and ${files} files in ${seconds} s, 0 failed`
}

/** Visitors who load pages with their files, and files that pages of either build load later, once it has been seen. */
function startVisitors({ nginx }: Site, outputs: readonly string[]) {
  const visits = { pages: 0, files: 0, failures: [] as string[], end }
  const later = outputs.map((output) => ({ names: listHashedFiles(output), isSeen: false }))
  let isOver = false

  async function load(path: string): Promise<string> {
    const page = await ask(nginx + path).catch((error: unknown) => ({ status: String(error), body: '' }))
    if (page.status !== 200) visits.failures.push(`${path} ${page.status}`)
    return page.body
  }

  async function browse(visitor: number) {
    for (let index = visitor; !isOver; index++) {
      const html = await load(PATHS[index % PATHS.length] ?? '/')
      visits.pages += 1
      const named = new Set(html.match(/(?<=\/assets\/)[\w.-]+/g))
      for (const build of later) {
        build.isSeen ||= build.names.some((name) => named.has(name))
        if (build.isSeen) named.add(build.names[Math.floor(Math.random() * build.names.length)] ?? '')
      }
      for (const name of named) await load(`/assets/${name}`)
      visits.files += named.size
    }
  }

  const visitors = Array.from({ length: VISITORS }, (_, visitor) => browse(visitor))
  async function end() {
    isOver = true
    await Promise.all(visitors)
  }
  return visits
}

/** What an instance says whose build is another: nothing that a cache keeps. */
async function expectMissing({ instances }: Site, file: string, otherFile: string): Promise<void> {
  const [own, missing] = [await ask(`${instances[0]}/assets/${file}`), await ask(`${instances[0]}/assets/${otherFile}`)]
  if (own.status !== 200) throw new Error(`${file}: ${own.status}`)
  const actual = `${missing.status} ${missing.headers['cache-control']}`
  if (actual !== '404 private, no-store') throw new Error(`${otherFile}, which this build lacks: ${actual}`)
}

/** Waits until one instance has the file: then nginx finds it there, whichever it asks first. */
async function expectFileThroughNginx({ instances, folder }: Site, file: string): Promise<void> {
  const path = `/assets/${file}`
  const read = async (origin: string) => (await ask(origin + path).catch(() => null))?.status
  while ((await read(instances[0] ?? '')) !== 200) await new Promise((resolve) => setTimeout(resolve, 50))
  const ports = instances.map((origin) => Number(new URL(origin).port))
  const nginx = await startNginx(join(folder, 'deployment'), ports)
  const statuses = await Promise.all(instances.map(() => read(`https://localhost:${nginx.port}`)))
  await nginx.stop()
  if (statuses.some((status) => status !== 200)) throw new Error(`${path} through nginx alone: ${statuses}`)
}

async function expectFile({ instances }: Site, file: string, what: string): Promise<void> {
  for (const origin of instances) {
    const { status } = await ask(`${origin}/assets/${file}`)
    if (status !== 200) throw new Error(`${file} ${what} from ${origin}: ${status}`)
  }
}
