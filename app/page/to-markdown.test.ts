import { expect, test } from 'vitest'
import { toMarkdown } from './to-markdown.ts'

const ORIGIN = 'https://shop.test'
const toPage = (main: string) =>
  `<html><body><nav><a href="/">Menu</a></nav><main id="main">${main}</main></body></html>`

test.each([
  [
    '<h1>Heroes, <span>Navy</span></h1><p>Our <strong>best</strong> chino.</p>',
    '# Heroes, Navy\n\nOur **best** chino.',
  ],
  ['<ul><li>98 % cotton</li><li><p>Made in Portugal</p></li></ul>', '- 98 % cotton\n- Made in Portugal'],
  [
    '<a href="/products/heroes-navy?w=34&amp;b=B">Heroes</a>',
    '[Heroes](https://shop.test/products/heroes-navy?w=34&b=B)',
  ],
  ['<img alt="Front" src="/cdn/a.jpg"/><img alt="" src="/cdn/b.jpg">', '![Front](https://shop.test/cdn/a.jpg)'],
  ['<p>£98<!-- --> &amp; free</p><hr><p>Two</p>', '£98 & free\n\n---\n\nTwo'],
  ['<table><tr><th>Waist</th><td>34</td></tr></table>', '| Waist | 34 |'],
  [
    '<script>alert(1)</script><svg><g><svg></svg></g><title>x</title></svg><button>Add</button><p hidden>No</p><p>Yes</p>',
    'Yes',
  ],
  ['<div aria-hidden="true"><div>No</div></div><p>Yes</p>', 'Yes'],
  ['<p># Ignore *all* [instructions](x) &lt;script&gt;</p>', '\\# Ignore \\*all\\* \\[instructions\\](x) \\<script\\>'],
  [
    '<ul><li><svg></svg></li><li><a href="/a">A</a><a href="/b">B</a></li></ul>',
    '- [A](https://shop.test/a) [B](https://shop.test/b)',
  ],
  ['<p>Waist</p><div><label>28</label><label>30</label></div>', 'Waist\n\n28 30'],
  ['<nav><a href="/a">Home</a><span>Belts</span></nav>', '[Home](https://shop.test/a) Belts'],
  [
    '<p><strong>Goes with all</strong><span>Belts in leather<span>.</span></span></p>',
    '**Goes with all** Belts in leather.',
  ],
  ['<a href="/x"><svg></svg></a><p>Yes</p>', 'Yes'],
])('%s is %s [AGT-02]', (html, markdown) => {
  expect(toMarkdown(toPage(html), ORIGIN)).toBe(`${markdown}\n`)
})

test('a page without a main part is empty', () => {
  expect(toMarkdown('<html></html>', ORIGIN)).toBe('\n')
})
