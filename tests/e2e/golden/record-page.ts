import type { BrowserContext, Page } from '@playwright/test'
import { createPatch } from 'diff'
import { expect, type World } from '#tests/support/shop.ts'
import { foldShell } from './fold-shell.ts'
import { toMarkupLines } from './markup-lines.ts'
import { normalise } from './normalise.ts'

/** Headers that say nothing of the page: of the connection, of this minute or of the machine's load. */
const OTHER_HEADERS = [
  'connection',
  'keep-alive',
  'date',
  'x-request-id',
  'content-length',
  'etag',
  'transfer-encoding',
  'content-encoding',
]

type Recording = {
  /** The page's address, without origin. */
  path: string
  shop: string
  backend: string
  world: World
  /** Whether header and footer are written out. */
  hasShell: boolean
  /** A tab that parses markup; no page of the shop. */
  parser: Page
}

/** The response to a visitor without script, as text: status, headers, cookies, calls and markup. */
export async function recordResponse(
  context: BrowserContext,
  recording: Recording,
): Promise<{ text: string; markup: string[] }> {
  const { path, shop } = recording
  // a page's first visitor of all waits for its code, and loaders that read the same one after the other make a call each
  await fetch(shop + path, { headers: { accept: 'text/html' }, redirect: 'manual' }).then((response) => response.text())
  const cookies = await context.cookies(shop)
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const response = await fetch(shop + path, { headers: { cookie, accept: 'text/html' }, redirect: 'manual' })
  const html = await response.text()
  const headers = [...response.headers]
    .filter(([name]) => !OTHER_HEADERS.includes(name))
    .map(([name, value]) => `${name}: ${value}`)
  const [markup, bytes] = [await toLines(html, recording), await measureFiles(html, recording)]
  const text = [
    `GET ${path}`,
    `${response.status}`,
    ...headers.map((header) => clean(header, recording)),
    ...section('Calls', await readCalls(recording, 0)),
    ...section('Bytes', bytes),
    ...section('Page without script', markup),
  ]
  return { text: text.join('\n'), markup }
}

/** What script adds to a page: calls, events, bytes and the lines of markup that differ. `settle` waits for the page's calls. */
export async function recordScript(
  page: Page,
  recording: Recording,
  before: { markup: string[]; since: number },
  settle: () => Promise<unknown>,
): Promise<string> {
  const { world } = recording
  const after = await toLines(await page.content(), recording)
  // events that wait are sent when the page is left
  await page.evaluate(() => dispatchEvent(new PageTransitionEvent('pagehide')))
  await settle()
  await expect.poll(async () => (await world.events()).map(({ type }) => type)).toContain('page')
  const events = (await world.events()).filter(({ name }) => name !== 'web_vitals')
  return [
    ...section('Calls with script', await readCalls(recording, before.since)),
    // which of two independent ones comes first is a matter of load
    ...section(
      'Events',
      events
        .map(({ type, name, properties }) => clean(`${type} ${name} ${JSON.stringify(properties)}`, recording))
        .sort(),
    ),
    ...section('Markup that script changes', toDifference(before.markup, after)),
  ].join('\n')
}

const section = (title: string, lines: readonly string[]) => ['', `== ${title}`, ...lines]

async function toLines(html: string, recording: Recording): Promise<string[]> {
  const lines = await recording.parser.evaluate(toMarkupLines, html)
  const cleaned = clean(lines.join('\n'), recording).split('\n')
  return recording.hasShell ? cleaned : foldShell(cleaned)
}

const clean = (text: string, { shop, backend, world }: Recording) =>
  normalise(text, { '{shop}': shop, '{backend}': backend, '{shop host}': new URL(shop).host, '{world}': world.id })

/**
 * Calls to upstreams with how many there were, by name: of those that are made at once none is surely the first, and those that fail are
 * made again at times of their own. Events have a section of their own.
 */
async function readCalls({ world }: Recording, since: number): Promise<string[]> {
  const requests = (await world.requests()).filter(({ seq, upstream }) => seq > since && upstream !== 'analytics')
  const counts = new Map<string, number>()
  for (const { upstream, operation, method, status } of requests) {
    const call = `${upstream} ${operation} ${method} ${status}`
    counts.set(call, status < 500 ? (counts.get(call) ?? 0) + 1 : 1)
  }
  return [...counts].map(([call, count]) => (count > 1 ? `${call}, ${count} times` : call)).sort()
}

/** Bytes of files by their address: a build has few, and all pages share them. */
const sizes = new Map<string, Promise<number>>()

/** How long the page is, and what it loads at once, by kind: kilobytes as they are stored, without compression. */
async function measureFiles(html: string, { shop, backend, world }: Recording): Promise<string[]> {
  // the names of this run's servers have no length of their own
  const length = [shop, backend, world.id].reduce((text, name) => text.replaceAll(name, ''), html).length
  const paths = new Set(html.match(/\/assets\/[\w.-]+\.(?:js|css|woff2)/g) ?? [])
  const kinds = Map.groupBy(paths, (path) => path.slice(path.lastIndexOf('.') + 1))
  const rows = [...kinds].sort().map(async ([kind, ofKind]) => {
    const lengths = await Promise.all(ofKind.map((path) => getSize(shop + path)))
    return `${kind}: ${toKilobytes(lengths.reduce((sum, length) => sum + length, 0))}`
  })
  return [`html: ${toKilobytes(length)}`, ...(await Promise.all(rows))]
}

function getSize(url: string): Promise<number> {
  const size = sizes.get(url) ?? fetch(url).then(async (response) => (await response.arrayBuffer()).byteLength)
  sizes.set(url, size)
  return size
}

const toKilobytes = (bytes: number) => `${Math.round(bytes / 1000)} kB`

/** The lines that differ, each with the two before it. */
function toDifference(before: readonly string[], after: readonly string[]): string[] {
  const patch = createPatch('page', before.join('\n'), after.join('\n'), undefined, undefined, { context: 2 })
  return patch
    .split('\n')
    .slice(4)
    .map((line) => line.replace(/^@@ .*/, '@@'))
    .filter((line) => line !== '')
}
