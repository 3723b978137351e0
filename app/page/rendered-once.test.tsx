import { createRootRoute, createRouter, useRouter } from '@tanstack/react-router'
import { renderToString } from 'react-dom/server'
import { expect, test } from 'vitest'
import { readMark, renderOnce, takeMarkedHtml } from './rendered-once.server.tsx'

const router = createRouter({ routeTree: createRootRoute(), basepath: '/shop' })

// biome-ignore lint/security/noDangerouslySetInnerHtml: React rendered it
const Raw = ({ html }: { html: string }) => <div dangerouslySetInnerHTML={{ __html: html }} />

/** Markup that needs the router, and how often it was rendered. */
function createMarkup() {
  let renders = 0
  function Markup() {
    renders++
    return <a href={useRouter().options.basepath}>Trousers &amp; shorts</a>
  }
  return { markup: <Markup />, countRenders: () => renders }
}

test('markup is rendered once for each source and variant [OPS-07]', () => {
  const { markup, countRenders } = createMarkup()
  const [menu, otherMenu] = [{}, {}]
  const render = (source: object, variant: string) => renderOnce(router, { source, variant }, markup)
  expect(render(menu, '/')).toBe('<a href="/shop">Trousers &amp; shorts</a>')
  expect(render(menu, '/')).toBe('<a href="/shop">Trousers &amp; shorts</a>')
  expect(countRenders()).toBe(1)
  render(menu, '/us')
  render(otherMenu, '/')
  expect(countRenders()).toBe(3)
})

test('endless variants of one source are rendered and not kept [OPS-07]', () => {
  const { markup, countRenders } = createMarkup()
  const source = {}
  for (let variant = 0; variant < 100; variant++) renderOnce(router, { source, variant: `${variant}` }, markup)
  renderOnce(router, { source: source, variant: '0' }, markup)
  renderOnce(router, { source: source, variant: '99' }, markup)
  expect(countRenders()).toBe(101)
})

test('a page is rendered on around markup that is rendered within it', () => {
  const { markup } = createMarkup()
  const Part = () => <Raw html={renderOnce(router, { source: {}, variant: '/' }, markup)} />
  expect(
    renderToString(
      <main>
        <Part />
        <p>After</p>
      </main>,
    ),
  ).toBe('<main><div><a href="/shop">Trousers &amp; shorts</a></div><p>After</p></main>')
})

test('a page with a nonce gets marks, and its HTML beside it [OPS-07]', () => {
  const { markup, countRenders } = createMarkup()
  const page = createRouter({ routeTree: createRootRoute(), basepath: '/shop', ssr: { nonce: 'b7f1c6de' } })
  const source = {}
  const html = `<p>${renderOnce(page, { source: source, variant: '/' }, markup)}${renderOnce(page, { source: source, variant: '/us' }, markup)}</p>`
  expect(html).toBe('<p><!--b7f1c6de 0--><!--b7f1c6de 1--></p>')
  expect(readMark(html, 3, 'b7f1c6de')).toEqual({ index: 0, end: 20 })
  expect(readMark(html, 20, 'b7f1c6de')).toEqual({ index: 1, end: 37 })
  expect(readMark(html, 3, 'guess')).toBeNull()
  const anchor = '<a href="/shop">Trousers &amp; shorts</a>'
  expect(takeMarkedHtml(page)).toEqual([anchor, anchor])
  expect(takeMarkedHtml(page)).toEqual([])
  expect(renderOnce(router, { source: source, variant: '/' }, markup)).toBe(anchor)
  expect(countRenders()).toBe(2)
})

test('kept markup never holds a mark of the page that it was first rendered for [OPS-07]', () => {
  const page = createRouter({ routeTree: createRootRoute(), basepath: '/shop', ssr: { nonce: 'b7f1c6de' } })
  const { markup } = createMarkup()
  const Inner = () => <Raw html={renderOnce(page, { source: {}, variant: '/' }, markup)} />
  renderOnce(page, { source: {}, variant: '/' }, <Inner />)
  expect(takeMarkedHtml(page)).toEqual(['<div><a href="/shop">Trousers &amp; shorts</a></div>'])
})
