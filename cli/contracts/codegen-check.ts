import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { ROOT } from '../run-script.ts'
import type { Checked } from './check.ts'

/** Whether what is generated from the contracts is what they say now. */
export async function checkCodegen(): Promise<Checked> {
  const check = 'generated'
  const says = 'generated code is what the contracts say'
  const run = promisify(execFile)
  const said = await run(process.execPath, ['scripts/codegen.ts', '--check'], { cwd: ROOT }).catch((error) => error)
  const text = `${said.stdout ?? ''}${said.stderr ?? ''}`
  if (!(said instanceof Error)) return { check, says, problems: [], remarks: [] }
  const stale = [...text.matchAll(/^stale: (.+)$/gm)].map(
    ([, file]) => `${file} is stale: \`spoke contracts generate\` writes it`,
  )
  return { check, says, problems: stale.length > 0 ? stale : [text.trim() || said.message], remarks: [] }
}
