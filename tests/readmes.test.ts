import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'

const root = fileURLToPath(new URL('..', import.meta.url))
const readmes = [
  'README.md',
  ...globSync('{app,contracts,mocks,cli,scripts,tests}/**/*.md', { cwd: root }),
  ...globSync('.github/*.md', { cwd: root }),
]

test('every relative link of the documentation leads to a file', () => {
  const brokenLinks = readmes.flatMap((readme) =>
    [...readFileSync(join(root, readme), 'utf8').matchAll(/\]\((?!https?:|#)([^)#]+)[^)]*\)/g)]
      .filter(([, target = '']) => !existsSync(join(root, dirname(readme), target)))
      .map(([, target]) => `${readme}: ${target}`),
  )
  expect(brokenLinks).toEqual([])
})
