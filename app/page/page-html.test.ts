import { expect, test } from 'vitest'
import { assemblePage } from './finish-page.ts'

const NONCE = 'b7f1c6de'
const remove = (html: string, { holdsScripts = false, style = '', marked = [] as string[] } = {}) => {
  const { parts, scripts, styles } = assemblePage(html, NONCE, { holdsScripts, style, marked })
  return { page: parts.join(''), scripts: [...scripts], styles: [...styles] }
}

test('inline elements with the nonce are named and lose it [OPS-04]', () => {
  expect(
    remove(
      `<head><meta property="csp-nonce" content="${NONCE}"/><style class="x" nonce="${NONCE}">a{}</style></head>` +
        `<script nonce="${NONCE}">a("<b>’</b>")</script><script nonce="${NONCE}" type="module" src="/x.js"></script>`,
    ),
  ).toEqual({
    page: '<head><style class="x">a{}</style></head><script>a("<b>’</b>")</script><script type="module" src="/x.js"></script>',
    scripts: ['a("<b>’</b>")'],
    styles: ['a{}'],
  })
})

test.each([
  ['without a nonce', '<script>steal()</script>'],
  ['with a guessed nonce', '<script nonce="guess">steal()</script><style nonce="guess">a{}</style>'],
  ['with another attribute of that value', `<script data-nonce="${NONCE}">steal()</script>`],
  ['that only looks like one', `<scripts nonce="guess">steal()</scripts>`],
])('an injected element %s is not named [OPS-04]', (_which, html) => {
  expect(remove(html)).toEqual({ page: html, scripts: [], styles: [] })
})

test("the style of a page's routes takes the place of its mark [OPS-07]", () => {
  const html = `<style data-x="" nonce="${NONCE}">/*${NONCE}*/</style><script nonce="${NONCE}">a()</script>/*${NONCE}*/`
  expect(remove(html, { style: '.a{content:"’"}' })).toEqual({
    page: `<style data-x="">.a{content:"’"}</style><script>a()</script>/*${NONCE}*/`,
    scripts: ['a()'],
    styles: ['.a{content:"’"}'],
  })
})

test('markup that is the same on many pages takes the place of its marks [OPS-07]', () => {
  const html = `<nav><!--${NONCE} 1--></nav><!--guess 0--><script nonce="${NONCE}">a()</script><div><!--${NONCE} 0--></div>`
  expect(remove(html, { marked: ['<p>Foot</p>', '<a nonce="x">Menu</a>'] })).toEqual({
    page: '<nav><a nonce="x">Menu</a></nav><!--guess 0--><script>a()</script><div><p>Foot</p></div>',
    scripts: ['a()'],
    styles: [],
  })
})

test('a mark without HTML is an error, not an empty menu [OPS-07]', () => {
  expect(() => remove(`<nav><!--${NONCE} 2--></nav>`, { marked: ['<a>Menu</a>'] })).toThrow('mark 2')
})

test('two renderings of the same content have the same bytes [OPS-03] [OPS-07]', () => {
  const render = (time: number) =>
    remove(
      `<script nonce="${NONCE}">r([{i:"/",u:${time},s:"success",l:"u:1795368542815,s:\\"success"}])</script><p>u:1</p>`,
    )
  const script = 'r([{i:"/",u:Date.now(),s:"success",l:"u:1795368542815,s:\\"success"}])'
  expect(render(1795368542815)).toEqual({ page: `<script>${script}</script><p>u:1</p>`, scripts: [script], styles: [] })
  expect(render(1795368599999)).toEqual(render(1795368542815))
})

test('a nonce in the text of an element names nothing [OPS-04]', () => {
  expect(remove(`<script>say(' nonce="${NONCE}"')</script>`).scripts).toEqual([])
  expect(remove(`<style>a{}</style> nonce="${NONCE}"`).styles).toEqual([])
})

test('an element that is not closed names nothing [OPS-04]', () => {
  expect(remove(`<script nonce="${NONCE}">steal()`).scripts).toEqual([])
})

test('the scripts of a page are held in one element, and nothing else changes [OPS-07]', () => {
  const getPreload = (name: string) =>
    `<link rel="modulepreload" href="/${name}.js" fetchPriority="low" nonce="${NONCE}"/>`
  const page =
    `<head>${getPreload('a')}<link rel="stylesheet" href="/a.css" nonce="${NONCE}"/>${getPreload('b')}</head>` +
    `<script nonce="${NONCE}">let a</script><script type="module" async="" src="/index.js" nonce="${NONCE}"></script>`
  expect(remove(page, { holdsScripts: true })).toEqual({
    page:
      '<head><link rel="stylesheet" href="/a.css"/></head><script>let a</script>' +
      '<script type="later" async="" data-preloads="/a.js /b.js" src="/index.js"></script>',
    scripts: ['let a'],
    styles: [],
  })
})

test('a page without scripts stays as it is [OPS-07]', () => {
  expect(remove('<p>type="module"</p>', { holdsScripts: true }).page).toBe('<p>type="module"</p>')
})
