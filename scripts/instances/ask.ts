import { request as requestHttp } from 'node:http'
import { Agent, request as requestHttps } from 'node:https'

export type HttpResponse = { status: number; headers: Record<string, string | string[] | undefined>; body: string }

/** One connection each, so that no answer depends on another; the certificate of this run is nobody's. */
const insecure = new Agent({ rejectUnauthorized: false })

/** Asks by node:http rather than fetch, which follows rules of browsers on cookies and redirects. */
export function ask(
  url: string,
  { method = 'GET', headers = {}, body }: { method?: string; headers?: Record<string, string>; body?: string } = {},
): Promise<HttpResponse> {
  const isTls = url.startsWith('https:')
  return new Promise((resolve, reject) => {
    const request = isTls
      ? requestHttps(url, { method, headers, agent: insecure })
      : requestHttp(url, { method, headers, agent: false })
    request.once('error', reject).once('response', (response) => {
      let text = ''
      response
        .setEncoding('utf8')
        .on('data', (part) => (text += part))
        .once('error', reject)
        .once('end', () => resolve({ status: response.statusCode ?? 0, headers: response.headers, body: text }))
    })
    request.end(body)
  })
}

/** Whether shared caches may store an answer. */
export const isShared = ({ headers }: HttpResponse): boolean => String(headers['cache-control']).includes('s-maxage')
