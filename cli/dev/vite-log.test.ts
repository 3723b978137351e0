import { expect, test, vi } from 'vitest'
import { createViteLogger } from './vite-log.ts'

test('an error of Vite ends with the project’s own code [CLI-01]', () => {
  const print = vi.spyOn(console, 'error').mockImplementation(() => {})
  createViteLogger().error(`Expected \`,\` or \`}\`
  File: /shop/app/copy/product.ts
      at transform (file:///shop/node_modules/vite/dist/node/chunks/node.js:7249:19)
      at getWords (/shop/app/copy/words.ts:3:1)
      at async run (node:internal/modules/esm/loader:643:26)`)
  expect(print.mock.calls).toEqual([
    ['Expected `,` or `}`\n  File: /shop/app/copy/product.ts\n      at getWords (/shop/app/copy/words.ts:3:1)'],
  ])
})
