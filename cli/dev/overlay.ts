import type { ServerResponse } from 'node:http'
import type { Plugin } from 'vite'

/**
 * Puts the developer panel over the shop's pages while they are developed: two scripts of the simulated backend at the
 * head of each, and leave for them in its policy. The shop itself, and whatever is built of it, knows nothing of this.
 */
export const overlay = (backend: string): Plugin => ({
  name: 'spoke:overlay',
  configureServer(server) {
    server.middlewares.use((req, res, next) => {
      if (req.headers['sec-fetch-dest'] === 'document') rewritePage(res, backend)
      next()
    })
  },
})

/** The first sets clock and storage, so it comes before the page's own code; the second may come whenever it likes. */
const scripts = (backend: string) =>
  `<script src="${backend}/__panel/arrive.js"></script><script type="module" src="${backend}/__panel/control/panel/client/overlay.ts"></script>`

/** Holds the page back until it is whole; anything that is no page goes through as it comes. */
function rewritePage(res: ServerResponse, backend: string): void {
  const chunks: Buffer[] = []
  const { write, end, writeHead } = res
  let held = false
  const hold = () => {
    held ||= String(res.getHeader('content-type') ?? '').startsWith('text/html')
    return held
  }

  res.writeHead = ((status: number, ...rest: unknown[]) => {
    const headers = rest.find((each) => typeof each === 'object' && each !== null)
    for (const [name, value] of headerPairs(headers)) res.setHeader(name, value)
    res.statusCode = status
    return hold() ? res : writeHead.call(res, status)
  }) as typeof writeHead
  res.write = ((chunk: Buffer | string, ...rest: unknown[]) => {
    if (!hold()) return Reflect.apply(write, res, [chunk, ...rest])
    chunks.push(Buffer.from(chunk))
    return true
  }) as typeof write
  res.end = ((chunk?: Buffer | string, ...rest: unknown[]) => {
    if (!hold()) return Reflect.apply(end, res, [chunk, ...rest])
    if (chunk) chunks.push(Buffer.from(chunk))
    const page = withScripts(Buffer.concat(chunks).toString(), backend)
    const policy = res.getHeader('content-security-policy')
    if (typeof policy === 'string') res.setHeader('content-security-policy', policyWith(policy, backend))
    res.setHeader('content-length', Buffer.byteLength(page))
    held = false
    writeHead.call(res, res.statusCode)
    return Reflect.apply(end, res, [page])
  }) as typeof end
}

function headerPairs(headers: unknown): [string, string | string[]][] {
  if (Array.isArray(headers)) {
    const flat = headers.flat()
    return flat.flatMap((name, i) => (i % 2 === 0 ? [[String(name), flat[i + 1]] as [string, string]] : []))
  }
  return headers ? Object.entries(headers as Record<string, string | string[]>) : []
}

/** A page with the panel's scripts first in its head. */
export const withScripts = (page: string, backend: string): string =>
  page.replace(/<head[^>]*>/, (head) => head + scripts(backend))

/** A page's policy that lets the backend's scripts run and its panel stand in a frame. */
export function policyWith(policy: string, backend: string): string {
  const directives = policy.split(';').map((each) => each.trim())
  const added = directives.map((each) =>
    /^(script-src|frame-src|connect-src) /.test(each) ? `${each} ${backend}` : each,
  )
  const has = (name: string) => directives.some((each) => each.startsWith(`${name} `))
  return [...added, ...(has('frame-src') ? [] : [`frame-src ${backend}`])].filter(Boolean).join('; ')
}
