import { spawn } from 'node:child_process'
import { join } from 'node:path'
import { expect, test } from 'vitest'

test('an interrupted run says that it checked nothing, and fails [OPS-13]', async () => {
  const run = spawn(process.execPath, [join(import.meta.dirname, 'test.ts'), 'types'])
  let printed = ''
  let isStopped = false
  run.stdout.setEncoding('utf8').on('data', (text: string) => {
    printed += text
    if (isStopped || !printed.includes('Types (types) ...')) return
    isStopped = true
    run.kill('SIGINT')
  })
  const code = await new Promise((resolve) => run.on('close', resolve))
  expect(printed.trimEnd().split('\n').at(-1)).toBe('stopped, nothing was checked')
  expect(code).toBe(1)
})
