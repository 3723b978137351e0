import { expect, test } from 'vitest'
import { removeNonce } from './page-html.ts'

const NONCE = 'b7f1c6de'
const remove = (html: string, holdsScripts = false) => {
  const { parts, scripts, styles } = removeNonce(html, NONCE, { holdsScripts })
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

test('a nonce in the text of an element names nothing [OPS-04]', () => {
  expect(remove(`<script>say(' nonce="${NONCE}"')</script>`).scripts).toEqual([])
  expect(remove(`<style>a{}</style> nonce="${NONCE}"`).styles).toEqual([])
})

test('an element that is not closed names nothing [OPS-04]', () => {
  expect(remove(`<script nonce="${NONCE}">steal()`).scripts).toEqual([])
})

test('the scripts of a page are held, and nothing else changes [OPS-07]', () => {
  const page = (preload: string, type: string, nonce: string) =>
    `<head><link rel="${preload}" href="/a.js" fetchPriority="low"${nonce}/><link rel="stylesheet" href="/a.css"${nonce}/>` +
    `</head><script${nonce}>let a</script><script type="${type}" async="" src="/index.js"${nonce}></script>`
  expect(remove(page('modulepreload', 'module', ` nonce="${NONCE}"`), true)).toEqual({
    page: page('later', 'later', ''),
    scripts: ['let a'],
    styles: [],
  })
})

test('a page without scripts stays as it is [OPS-07]', () => {
  expect(remove('<p>type="module"</p>', true).page).toBe('<p>type="module"</p>')
})
