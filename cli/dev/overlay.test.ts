import { once } from 'node:events'
import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect, onTestFinished, test } from 'vitest'
import { allowInPolicy, createOverlayPlugin, insertScripts } from './overlay.ts'

const BACKEND = 'http://localhost:4010'

type Handler = (req: import('node:http').IncomingMessage, res: ServerResponse, next: () => void) => void

/** A server with the plugin's middleware in front of `respond`; returns a function that requests it. */
async function startServer(respond: (res: ServerResponse) => void) {
  const middlewares: Handler[] = []
  const plugin = createOverlayPlugin(BACKEND)
  const configure = plugin.configureServer
  if (typeof configure !== 'function') throw new Error('the plugin has no middleware')
  Reflect.apply(configure, {}, [{ middlewares: { use: (handler: Handler) => middlewares.push(handler) } }])
  const server = createServer((req, res) => middlewares[0]?.(req, res, () => respond(res)))
  await once(server.listen(0), 'listening')
  onTestFinished(() => void server.close())
  const url = `http://localhost:${(server.address() as AddressInfo).port}/`
  return (headers: Record<string, string> = { 'sec-fetch-dest': 'document' }) =>
    fetch(url, { headers, redirect: 'manual' })
}

test('a page in development has the panel’s scripts, and its CSP allows them', async () => {
  const get = await startServer((res) => {
    res.writeHead(404, {
      'content-type': 'text/html',
      'content-security-policy': "default-src 'self'; script-src 'self'",
    })
    res.write('<html><head><title>')
    res.end('é</title></head></html>')
  })
  const response = await get()
  const text = await response.text()
  expect(response.status).toBe(404)
  expect(text).toMatch(/^<html><head><script src="http:\/\/localhost:4010\/__panel\/arrive\.js"><\/script>/)
  expect(text).toContain('<title>é</title>')
  expect(response.headers.get('content-security-policy')).toBe(
    `default-src 'self'; script-src 'self' ${BACKEND}; frame-src ${BACKEND}`,
  )
})

test('a page that is written whole, and whose end is waited for, has the scripts as well', async () => {
  const ended = Promise.withResolvers<void>()
  const get = await startServer((res) => {
    res.writeHead(200, ['content-type', 'text/html'])
    res.write(new TextEncoder().encode('<head></head>'))
    res.end(ended.resolve)
  })
  expect(await (await get()).text()).toMatch(/^<head><script .*<\/script><\/head>$/)
  await ended.promise
})

test('the page of an error has none of the terminal’s colours', async () => {
  const get = await startServer((res) => {
    res.writeHead(500, { 'content-type': 'text/html' })
    res.end(
      `<head></head><script>new ErrorOverlay(${JSON.stringify('\u001b[38;5;246mExpected\u001b[0m `}`')})</script>`,
    )
  })
  expect(await (await get()).text()).toMatch(/<script>new ErrorOverlay\("Expected `}`"\)<\/script>$/)
})

test('data, and pages that no browser navigates to, are passed through', async () => {
  const getData = await startServer((res) => {
    res.setHeader('content-type', 'application/json')
    res.end('{"head":"<head>"}')
  })
  expect(await (await getData()).text()).toBe('{"head":"<head>"}')
  const getPage = await startServer((res) => {
    res.writeHead(200, { 'content-type': 'text/html' })
    res.end('<head></head>')
  })
  expect(await (await getPage({})).text()).toBe('<head></head>')
})

test('a navigation keeps every cookie that it sets [CART-02]', async () => {
  const get = await startServer((res) => {
    res.writeHead(303, ['location', '/cart', 'set-cookie', 'cart_id_gb=1', 'set-cookie', 'cart_count_gb=1'])
    res.end()
  })
  expect((await get()).headers.getSetCookie()).toEqual(['cart_id_gb=1', 'cart_count_gb=1'])
})

test('a policy keeps all its sources', () => {
  expect(allowInPolicy("script-src 'self'; connect-src 'self'; frame-src https://chat.example", BACKEND)).toBe(
    `script-src 'self' ${BACKEND}; connect-src 'self' ${BACKEND}; frame-src https://chat.example ${BACKEND}`,
  )
  expect(insertScripts('no head', BACKEND)).toBe('no head')
})
