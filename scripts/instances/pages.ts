import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { PAGE_ROUTES } from '#tests/support/page-routes.ts'
import { findFreePort } from '../processes.ts'
import type { Check } from '../run-checks.ts'
import { ask, isShared } from './ask.ts'
import { startNginx, startVarnish } from './servers.ts'
import type { Site } from './site.ts'

const VISITORS = 100

/** What all instances and what stands before them send to everybody. */
export const pages: readonly Check<Site>[] = [
  {
    title: 'every public page has the same bytes from four instances, Varnish and nginx',
    async run({ instances, varnish, nginx }) {
      let [count, places] = [0, 0]
      for (const path of ['/', ...Object.values(PAGE_ROUTES), '/us/', '/eu/products/heroes-navy']) {
        const answers = await Promise.all([...instances, varnish, nginx].map((origin) => ask(origin + path)))
        // a page that lacks a part on a busy machine is stored nowhere, and complete at the next visit
        const shared = answers.filter(isShared)
        if (shared.length === 0) continue
        count += 1
        places += shared.length
        if (new Set(shared.map(({ body }) => body)).size > 1) throw new Error(describeDifference(path, shared))
      }
      if (count < 10) throw new Error(`only ${count} pages are public`)
      return `${count} pages in ${(places / count).toFixed(1)} places each`
    },
  },
  {
    title: `${VISITORS} visitors of a cold page cause one rendering`,
    async run({ varnish, control }) {
      const page = `${varnish}/pages/search?q=chino`
      const countSearches = async () =>
        (await control.journal('default')).filter((entry) => entry.kind === 'request' && entry.operation === 'search')
          .length
      const before = await countSearches()
      const answers = await Promise.all(Array.from({ length: VISITORS }, () => ask(page)))
      const wrong = answers.filter(({ status, body }) => status !== 200 || body !== answers[0]?.body)
      const searches = (await countSearches()) - before
      if (wrong.length > 0 || searches !== 1) throw new Error(`${searches} searches, ${wrong.length} other answers`)
      return `${searches} search for ${VISITORS} answers`
    },
  },
  {
    title: 'a stale page is sent at once while a new one is made',
    async run({ folder }) {
      let renderings = 0
      const shop = createServer((request, response) => {
        if (request.url === '/readyz') return void response.end()
        renderings += 1
        const rendering = renderings
        const headers = { 'cache-control': 'public, max-age=0, s-maxage=1, stale-while-revalidate=60' }
        const send = () => response.writeHead(200, headers).end(`rendering ${rendering}`)
        if (rendering === 1) send()
        else setTimeout(send, 500)
      })
      await new Promise<void>((resolve) => void shop.listen(0, resolve))
      const port = await findFreePort()
      const varnish = await startVarnish(join(folder, 'stale'), [(shop.address() as AddressInfo).port], 'key', port)
      try {
        const url = `http://127.0.0.1:${port}/`
        await ask(url)
        let stale = await ask(url)
        while (renderings === 1) stale = await ask(url)
        if (stale.body !== 'rendering 1') throw new Error(`the visitor who renewed it got "${stale.body}"`)
        let renewed = stale
        while (renewed.body === 'rendering 1') renewed = await ask(url)
        if (renderings !== 2) throw new Error(`${renderings} renderings, expected 2`)
        return undefined
      } finally {
        await varnish.stop()
        shop.closeAllConnections()
        shop.close()
      }
    },
  },
  {
    title: 'nginx straight before the instances sends the same pages, and no purge',
    async run({ folder, instances }) {
      const ports = instances.map((origin) => Number(new URL(origin).port))
      const nginx = await startNginx(join(folder, 'direct'), ports)
      try {
        const url = `https://localhost:${nginx.port}/contact-us`
        const pages = await Promise.all(Array.from({ length: 8 }, () => ask(url)))
        const expected = await ask(`${instances[0]}/contact-us`)
        if (pages.some(({ body }) => body !== expected.body)) throw new Error('the pages differ')
        if (pages[0]?.headers['surrogate-key']) throw new Error('visitors get the tags')
        const { status } = await ask(url, { method: 'PURGE', headers: { 'x-purge-tags': 'content' } })
        if (status !== 405) throw new Error(`PURGE was answered with ${status}`)
        return undefined
      } finally {
        await nginx.stop()
      }
    },
  },
  {
    title: 'Varnish answers HEAD, each encoding, and pictures by what a browser takes',
    async run({ varnish }) {
      const head = await ask(`${varnish}/products/heroes-navy`, { method: 'HEAD' })
      if (head.status !== 200 || head.body !== '') throw new Error(`HEAD: ${head.status}`)
      const encodings = []
      for (const accepted of ['gzip, deflate, br', 'gzip', 'identity']) {
        const { headers } = await ask(`${varnish}/products/heroes-navy`, { headers: { 'accept-encoding': accepted } })
        encodings.push(headers['content-encoding'] ?? 'identity')
      }
      if (encodings.join() !== 'br,gzip,identity') throw new Error(`encodings: ${encodings}`)
      const { body } = await ask(`${varnish}/products/heroes-navy`)
      const picture = /"(\/cdn\/[^" ]+)/.exec(body)?.[1]?.replaceAll('&amp;', '&')
      if (!picture) throw new Error('the page has no picture of /cdn/')
      const types = []
      for (const accept of ['image/avif,image/webp,*/*', 'image/webp,*/*', '*/*', 'image/avif,image/webp,*/*'])
        types.push((await ask(varnish + picture, { headers: { accept } })).headers['content-type'])
      if (types[0] === types[2] || types[0] !== types[3]) throw new Error(`${picture}: ${types.join(', ')}`)
      return types.join(', ')
    },
  },
  {
    title: 'parameters that no page reads make no other page, and redirects get them back',
    async run({ varnish, instances }) {
      await ask(`${varnish}/products/heroes-navy?w=34`)
      const advertised = await ask(`${varnish}/products/heroes-navy?utm_source=mail&w=34&gclid=1`)
      if (advertised.headers['x-front'] !== 'HIT') throw new Error(`x-front: ${advertised.headers['x-front']}`)
      const targets = [
        '/pages/contact-us?utm_source=mail',
        '/products/heroes-navy/?utm_source=mail&w=34',
        '/products/heroes-navy?variant=1001001&utm_source=mail',
        '/products/heroes-navy?Waist=34',
        '/search?q=belt&utm_source=mail',
        '/discount/SORTED?redirect=/collections/trousers',
        '/collections/trousers/products/heroes-navy?utm_source=mail',
      ]
      for (const target of targets) {
        const [direct, front] = [await ask(instances[0] + target), await ask(varnish + target)]
        const [expected, actual] = [direct, front].map(({ status, headers }) => `${status} ${headers.location}`)
        if (expected !== actual) throw new Error(`${target}: Varnish ${actual}, the shop ${expected}`)
      }
      return undefined
    },
  },
]

function describeDifference(path: string, answers: readonly { body: string }[]): string {
  const first = answers[0]?.body ?? ''
  const other = answers.find(({ body }) => body !== first)?.body ?? ''
  const at = [...first].findIndex((character, index) => character !== other[index])
  return `${path} differs at ${at}:\n  ${first.slice(at - 60, at + 60)}\n  ${other.slice(at - 60, at + 60)}`
}
