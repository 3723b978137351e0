import { expect, test } from 'vitest'
import { toText } from './html-text.ts'

test.each([
  ['<p>One.</p><p>Two.</p>', 'One. Two.'],
  ['See <a href="/x">the page</a>, <em>now</em>.', 'See the page, now.'],
  ['Salt &amp; vinegar &#8217; &#xe9; &nbsp;&hellip;', 'Salt & vinegar ’ é &hellip;'],
  ['<style>p { color: red }</style><ul><li>One</li><li>Two</li></ul>', 'One Two'],
])('the text of %s has its words apart [SIM-10]', (html, text) => {
  expect(toText(html)).toBe(text)
})
