import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createCommand } from './command.ts'

const script = (lines: string) => ['-e', lines]

test('a failed test is printed while the command still runs [OPS-13]', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'spoke-command-'))
  const release = join(folder, 'release')
  const printed: string[] = []
  const command = createCommand(process.cwd(), (line) => printed.push(line))
  const run = command(
    script(`console.log('  ✘  7 cart.spec.ts › an item is lost')
      setInterval(() => { if (require('node:fs').existsSync(${JSON.stringify(release)})) process.exit(1) }, 5)`),
  )
  await expect.poll(() => printed.join('\n')).toContain('cart.spec.ts › an item is lost')
  writeFileSync(release, '')
  expect(await run).toMatchObject({ ok: false, output: expect.stringContaining('an item is lost') })
  rmSync(folder, { recursive: true })
})

test('returns the output and whether the command succeeded', async () => {
  const command = createCommand(process.cwd(), () => {})
  expect(await command(script(`console.log('done')`))).toEqual({ ok: true, output: 'done\n', stdout: 'done\n' })
  expect(await command(script('process.exit(3)'))).toMatchObject({ ok: false })
  expect(await command(['no-such-script.ts'])).toMatchObject({ ok: false })
})
