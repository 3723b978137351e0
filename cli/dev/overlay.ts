import type { ServerResponse } from 'node:http'
import type { Plugin } from 'vite'

/**
 * A Vite plugin that adds the developer panel to the shop's pages: two scripts of the simulated backend in the head, and
 * permission for them in the CSP. The shop and its build contain no code for it.
 */
export const createOverlayPlugin = (backend: string): Plugin => ({
  name: 'spoke:overlay',
  configureServer(server) {
    server.middlewares.use((req, res, next) => {
      if (req.headers['sec-fetch-dest'] === 'document') rewritePage(res, backend)
      next()
    })
  },
})

/** The first script sets clock and storage before the page's own code runs; the second is the panel. */
const getScripts = (backend: string) =>
  `<script src="${backend}/__panel/arrive.js"></script><script type="module" src="${backend}/__panel/control/panel/client/overlay.ts"></script>`

/** Buffers an HTML response to its end and rewrites it; any other response is passed through. */
function rewritePage(res: ServerResponse, backend: string): void {
  const chunks: Buffer[] = []
  const { write, end, writeHead } = res
  let isBuffering = false
  const shouldBuffer = () => {
    isBuffering ||= String(res.getHeader('content-type') ?? '').startsWith('text/html')
    return isBuffering
  }

  res.writeHead = ((status: number, ...rest: unknown[]) => {
    const headers = rest.find((argument) => typeof argument === 'object' && argument !== null)
    // a name may come several times, like each of a response's cookies
    for (const [name, entries] of Map.groupBy(toHeaderEntries(headers), ([name]) => name.toLowerCase())) {
      const values = entries.flatMap(([, value]) => value)
      res.setHeader(name, values.length === 1 ? String(values[0]) : values)
    }
    res.statusCode = status
    return shouldBuffer() ? res : writeHead.call(res, status)
  }) as typeof writeHead
  res.write = ((chunk: Buffer | string, ...rest: unknown[]) => {
    if (!shouldBuffer()) return Reflect.apply(write, res, [chunk, ...rest])
    chunks.push(Buffer.from(chunk))
    return true
  }) as typeof write
  res.end = ((...args: unknown[]) => {
    if (!shouldBuffer()) return Reflect.apply(end, res, args)
    const [chunk] = args
    if (typeof chunk === 'string' || chunk instanceof Uint8Array) chunks.push(Buffer.from(chunk))
    const page = insertScripts(withoutColours(Buffer.concat(chunks).toString()), backend)
    const policy = res.getHeader('content-security-policy')
    if (typeof policy === 'string') res.setHeader('content-security-policy', allowInPolicy(policy, backend))
    res.setHeader('content-length', Buffer.byteLength(page))
    isBuffering = false
    writeHead.call(res, res.statusCode)
    return Reflect.apply(end, res, [page, ...args.filter((arg) => typeof arg === 'function')])
  }) as typeof end
}

function toHeaderEntries(headers: unknown): [string, string | string[]][] {
  if (Array.isArray(headers)) {
    const flat = headers.flat()
    return flat.flatMap((name, i) => (i % 2 === 0 ? [[String(name), flat[i + 1]] as [string, string]] : []))
  }
  return headers ? Object.entries(headers as Record<string, string | string[]>) : []
}

/** The page of an error in rendering has the message of the terminal in a script, with the codes of its colours. */
const withoutColours = (page: string): string => page.replace(/\\u001b\[[\d;]*m/g, '')

/** The page with the panel's scripts first in its head. */
export const insertScripts = (page: string, backend: string): string =>
  page.replace(/<head[^>]*>/, (head) => head + getScripts(backend))

/** The policy with scripts, connections and frames of the backend allowed. */
export function allowInPolicy(policy: string, backend: string): string {
  const directives = policy.split(';').map((directive) => directive.trim())
  const extended = directives.map((directive) =>
    /^(script-src|frame-src|connect-src) /.test(directive) ? `${directive} ${backend}` : directive,
  )
  const hasFrames = directives.some((directive) => directive.startsWith('frame-src '))
  return [...extended, ...(hasFrames ? [] : [`frame-src ${backend}`])].filter(Boolean).join('; ')
}
