import type { Asset, Assets } from './assets.ts'
import { formOf, type Page } from './page.ts'
import type { Answer, PageCache } from './page-cache.ts'
import { pageKey, withDropped } from './page-key.ts'
import { type Form, say, sendForm, sendResponse } from './send.ts'
import { isRead, mayShare, type Visit } from './visit.ts'
import { BodyTooLarge, MAX_BODY_BYTES, webHeaders, webRequest } from './web-request.ts'

/** The built shop: what `.output/server/server.js` exports. */
export type App = { fetch(request: Request): Response | Promise<Response> }

/**
 * Answers a request with a built file, a page that is kept, or whatever the app says.
 * Returns nothing when the answer is out already: what is in memory is sent without a turn of the event loop.
 */
export function createAnswerer({
  app,
  assets,
  cache,
  origin,
}: {
  app: App
  assets: Assets
  cache: PageCache
  origin: string
}): (visit: Visit) => Promise<void> | undefined {
  return (visit) => {
    const asset = isRead(visit) ? assets.get(visit.path) : undefined
    if (asset) return sendAsset(visit, asset)
    if (Number(visit.req.headers['content-length'] ?? 0) > MAX_BODY_BYTES) throw new BodyTooLarge()
    if (!mayShare(visit)) return askForOne(visit).then((response) => sendOwn(visit, response, []))
    const { key, dropped } = pageKey(visit.target)
    const found = cache.answer(key, (forNobody) => askForAll(visit, key, forNobody))
    if (found instanceof Promise) return found.then((answer) => sendAnswer(visit, answer, dropped))
    return sendAnswer(visit, found, dropped)
  }

  async function askForOne(visit: Visit): Promise<Response> {
    const { req, res, target } = visit
    const leaving = new AbortController()
    res.once('close', () => res.writableFinished || leaving.abort())
    return app.fetch(webRequest(req, { url: origin + target, headers: headersOf(visit), signal: leaving.signal }))
  }

  /** Asks for the key, not for what was asked, and without a way to stop: others may be waiting for the same page. */
  async function askForAll(visit: Visit, key: string, forNobody: boolean): Promise<Response> {
    const headers = headersOf(visit)
    if (forNobody) headers.delete('cookie')
    return app.fetch(new Request(origin + key, { headers }))
  }
}

function headersOf(visit: Visit): Headers {
  const headers = webHeaders(visit.req)
  headers.set('x-request-id', visit.requestId)
  if (visit.baggage) headers.set('baggage', visit.baggage)
  return headers
}

function sendAsset(visit: Visit, { etag, forms }: Asset) {
  visit.from = 'ASSET'
  const form = forms.get(visit.accepted) ?? forms.get('identity')
  if (form) sendForm(visit, { form, etag, status: 200, extra: [] })
  return undefined
}

function sendAnswer(visit: Visit, answer: Answer, dropped: string[]): Promise<void> | undefined {
  if (answer.from === 'BYPASS') return sendOwn(visit, answer.response, dropped)
  const { page, ageMs, from } = answer
  visit.from = from
  const extra = ['age', String(Math.floor(ageMs / 1000)), 'x-cache', from]
  if (page.location !== null) extra.push('location', withDropped(page.location, dropped))
  const form = formOf(page, visit.accepted)
  if (form instanceof Promise) return form.then((made) => sendKept(visit, page, made, extra))
  return sendKept(visit, page, form, extra)
}

function sendKept(visit: Visit, { etag, status }: Page, form: Form, extra: string[]) {
  sendForm(visit, { form, etag, status, extra })
  return undefined
}

function sendOwn(visit: Visit, response: Response, dropped: string[]): Promise<void> {
  const location = response.headers.get('location')
  if (location === null || !dropped.length) return sendResponse(visit, response, ['x-cache', 'BYPASS'])
  const onward = new Response(response.body, response)
  onward.headers.set('location', withDropped(location, dropped))
  return sendResponse(visit, onward, ['x-cache', 'BYPASS'])
}

/** What to tell a visitor when answering failed. */
export function sayFailure(visit: Visit, error: unknown): void {
  if (error instanceof BodyTooLarge) say(visit, 413, error.message)
  else say(visit, 500, `Something went wrong. If you tell us about it, please quote ${visit.requestId}.`)
}
