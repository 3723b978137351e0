import type { Page, Request } from '@playwright/test'
import type { World } from '#tests/support/shop.ts'
import { sendRaw } from '../raw-http.ts'

/** A request of a page to the shop, as the browser sent it. */
export type ShopRequest = {
  /** 'document', a server function's id or an endpoint's path. */
  name: string
  method: string
  path: string
  headers: Readonly<Record<string, string>>
  body: string | undefined
}

/** A world, with the cookies and stored credentials of its visitor. */
export type VisitedWorld = { id: string; visitor: Awaited<ReturnType<World['control']['load']>>['visitor'] }

/** Opens a page; returns its document's request and the different calls that it made of the shop until `isComplete`. */
export async function captureRequests(page: Page, path: string, isComplete: () => Promise<void>) {
  const calls = new Map<string, Request>()
  page.on('request', (request) => {
    const { pathname } = new URL(request.url())
    // the browser may keep the body of a beacon to itself
    const isWhole = request.method() === 'GET' || request.postData() !== null
    if (isWhole && /^\/(_serverFn|api)\//.test(pathname)) calls.set(pathname, request)
  })
  const response = await page.goto(path)
  if (!response) throw new Error(`There is no response to ${path}.`)
  await isComplete()
  // an upstream may have a call before the browser's events have told of it
  await page.waitForLoadState('networkidle')
  return Promise.all([
    toShopRequest(response.request(), 'document'),
    ...[...calls.values()].map((call) => toShopRequest(call)),
  ])
}

/** Does something on an open page; returns the calls of server functions that it made until it ended. */
export async function captureCalls(page: Page, act: () => Promise<unknown>): Promise<ShopRequest[]> {
  const calls = new Map<string, Request>()
  const onRequest = (request: Request) => {
    const { pathname } = new URL(request.url())
    if (pathname.startsWith('/_serverFn/') && request.method() === 'POST') calls.set(pathname, request)
  }
  page.on('request', onRequest)
  await act()
  page.off('request', onRequest)
  return Promise.all([...calls.values()].map((call) => toShopRequest(call)))
}

/** Headers that belong to a connection, not to what is asked. */
const CONNECTION_HEADERS = ['content-length', 'accept-encoding', 'connection', 'host']

async function toShopRequest(request: Request, name?: string): Promise<ShopRequest> {
  const { pathname, search } = new URL(request.url())
  const headers = Object.entries(await request.allHeaders()).filter(
    ([header]) => !header.startsWith(':') && !CONNECTION_HEADERS.includes(header),
  )
  return {
    name: name ?? pathname.replace(/^\/_serverFn\/(.{8}).*/, '$1'),
    method: request.method(),
    path: pathname + search,
    headers: Object.fromEntries(headers),
    body: request.postData() ?? undefined,
  }
}

/** Sends a captured request as the same visitor of another world, which was loaded with the same scenarios. */
export async function replay(origin: string | undefined, request: ShopRequest, from: VisitedWorld, to: VisitedWorld) {
  const rename = createRenamer(from, to)
  const headers = Object.fromEntries(Object.entries(request.headers).map(([name, value]) => [name, rename(value)]))
  const body = request.body === undefined ? undefined : rename(request.body)
  const startedAt = performance.now()
  const response = await sendRaw(origin, rename(request.path), { method: request.method, headers, body })
  return { ...response, ms: performance.now() - startedAt }
}

/** Replaces the id and the credentials of one world by those of the other. */
function createRenamer(from: VisitedWorld, to: VisitedWorld) {
  const replacements = listCredentials(to)
  const pairs = listCredentials(from).map((credential, index) => ({
    credential,
    replacement: replacements[index] ?? '',
  }))
  return (text: string) =>
    pairs.reduce((renamed, { credential, replacement }) => renamed.replaceAll(credential, replacement), text)
}

function listCredentials({ id, visitor }: VisitedWorld): string[] {
  const carts = visitor.cookies.filter(({ name }) => name.startsWith('cart_id')).map(({ value }) => value)
  const stored = Object.values(visitor.localStorage).flatMap((text) => Object.values<unknown>(JSON.parse(text)))
  return [id, ...carts, ...carts.map(decodeURIComponent), ...stored.filter((value) => typeof value === 'string')]
}
