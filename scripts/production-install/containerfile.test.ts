import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { ROOT } from '../processes.ts'
import { readContainerfile } from './containerfile.ts'

const read = (path: string) => readFileSync(join(ROOT, path), 'utf8')

test('the image runs the shop as another user than root [OPS-12]', () => {
  const image = readContainerfile()
  expect(image.user).toBe('node')
  expect(image.command).toEqual(['node', 'cli/main.ts', 'start'])
  expect(image.paths).toContain('.output')
  expect(image.environment).toMatchObject({ NODE_ENV: 'production', PORT: '3000' })
})

test('the image holds the fit service, and nothing of the simulated backend [OPS-12] [OPS-15]', () => {
  const simulation = readContainerfile().paths.filter((path) => path.startsWith('mocks'))
  expect(simulation).not.toEqual([])
  expect(simulation.filter((path) => /^mocks(?:$|\/(?:upstreams|scenarios|world|control)$)/.test(path))).toEqual([])
})

test('an image is not built with a package that has a known weakness [OPS-15]', () => {
  expect(read('cli/serve/deploy/Containerfile')).toMatch(/^RUN npm audit --omit=dev --audit-level=high$/m)
})

test('both stages take the Node of package.json [OPS-12]', () => {
  const { devDependencies } = JSON.parse(read('package.json'))
  const images = read('cli/serve/deploy/Containerfile').match(/^FROM \S+/gm)
  const image = `FROM docker.io/library/node:${devDependencies.node}-bookworm-slim`
  expect(images).toEqual([image, image])
})

test('no engine copies files of variables into an image [OPS-12]', () => {
  expect(read('.dockerignore')).toBe(read('.containerignore'))
  expect(read('.containerignore')).toMatch(/^\.env\*$/m)
})
