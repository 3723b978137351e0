import { existsSync, globSync, readFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { expect, test } from 'vitest'
import { generateFolderTable } from '#scripts/codegen/folder-table.ts'
import { LAYERINGS } from './architecture/layers.ts'

const root = fileURLToPath(new URL('..', import.meta.url))
const readmes = [
  'README.md',
  ...globSync('{app,contracts,mocks,cli,scripts,tests}/**/*.md', { cwd: root }),
  ...globSync('.github/*.md', { cwd: root }),
]

/** The anchors of a document's headings, as GitHub makes them. */
const listAnchors = (file: string) =>
  [...readFileSync(file, 'utf8').matchAll(/^#+ (.+)$/gm)].map(([, heading = '']) =>
    heading
      .toLowerCase()
      .replaceAll(/[^\p{L}\d\- _]/gu, '')
      .replaceAll(' ', '-'),
  )

test('every link to a heading of the documentation leads to it', () => {
  const links = readmes.flatMap((readme) =>
    [...readFileSync(join(root, readme), 'utf8').matchAll(/\]\((?!https?:)([^)#\s]*)#([^)]+)\)/g)].map(
      ([, target = '', anchor = '']) => ({
        readme,
        file: target ? join(root, dirname(readme), target) : join(root, readme),
        anchor,
      }),
    ),
  )
  expect(links.length).toBeGreaterThan(40)
  expect(links.filter(({ file, anchor }) => !listAnchors(file).includes(anchor))).toEqual([])
})

test('every relative link of the documentation leads to a file', () => {
  const brokenLinks = readmes.flatMap((readme) =>
    [...readFileSync(join(root, readme), 'utf8').matchAll(/\]\((?!https?:|#)([^)#]+)[^)]*\)/g)]
      .filter(([, target = '']) => !existsSync(join(root, dirname(readme), target)))
      .map(([, target]) => `${readme}: ${target}`),
  )
  expect(brokenLinks).toEqual([])
})

test('documentation and comments name files that exist', () => {
  const sources = globSync('{app,contracts,mocks,cli,scripts,tests}/**/*.{ts,tsx,css}', { cwd: root })
  const names = new Set([...sources, ...globSync('*.ts', { cwd: root })].map((file) => basename(file)))
  const isExample = (name: string) => /^\.|^(?:x|belts[\w-]*|markup|part)\.|\.e2e\.ts$/.test(name)
  const stale = [
    ...readmes,
    ...sources.filter((file) => !/\.test\.ts$|\/(?:generated|node_modules)\//.test(file)),
  ].flatMap((file) =>
    readFileSync(join(root, file), 'utf8')
      .split('\n')
      .filter((line) => file.endsWith('.md') || /^\s*(?:\/\/|\/?\*)/.test(line))
      .flatMap((line) => line.match(/(?<![\w./$-])(?:[\w$.{}-]+\/)*[\w$.{}-]+\.tsx?\b(?!\.)/g) ?? [])
      .filter((name) => !names.has(basename(name)) && !isExample(basename(name)))
      .map((name) => `${file}: ${name}`),
  )
  expect(stale).toEqual([])
})

test.each(LAYERINGS)('the README of $folder lists the layers that its imports follow', ({ folder }) => {
  const readme = readFileSync(join(root, folder, 'README.md'), 'utf8')
  expect(readme, 'The table is stale: run `npm run codegen`').toBe(generateFolderTable(folder))
})
