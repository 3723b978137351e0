import { expect, test } from 'vitest'
import { holdScripts } from './start-scripts.ts'

const PAGE =
  '<head><link rel="modulepreload" href="/a.js" fetchPriority="low"/><link rel="stylesheet" href="/a.css"/></head>' +
  '<script>let a</script><script type="module" async="" src="/index.js"></script>'

test('the scripts of a page are held, and nothing else changes [OPS-07]', () => {
  expect(holdScripts(PAGE)).toBe(
    '<head><link rel="later" href="/a.js" fetchPriority="low"/><link rel="stylesheet" href="/a.css"/></head>' +
      '<script>let a</script><script type="later" async="" src="/index.js"></script>',
  )
})

test('a page without scripts stays as it is [OPS-07]', () => {
  expect(holdScripts('<p>type="module"</p>')).toBe('<p>type="module"</p>')
})
