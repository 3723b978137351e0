import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { expect, test } from 'vitest'
import { ROOT } from '#scripts/processes.ts'

const LIST_MODULES = `
import { registerHooks } from 'node:module'
const urls = []
registerHooks({ load(url, context, next) { urls.push(url); return next(url, context) } })
await import('#tests/support/kept-page.ts')
console.log(JSON.stringify(urls))`

test('a journey loads nothing of the code that simulates worlds [CLI-05]', async () => {
  const args = ['--input-type=module', '--eval', LIST_MODULES]
  const { stdout } = await promisify(execFile)(process.execPath, args, { cwd: ROOT })
  const urls: string[] = JSON.parse(stdout)
  expect(urls).toContainEqual(expect.stringContaining('mocks/control/client.ts'))
  expect(urls.filter((url) => /mocks\/world\/worlds?\.ts|@msw\/data/.test(url))).toEqual([])
})
