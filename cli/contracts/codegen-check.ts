import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { ROOT } from '../machine/project-folders.ts'
import type { CheckResult } from './check.ts'

/** Checks that the generated code is current. */
export async function checkCodegen(): Promise<CheckResult> {
  const result = { check: 'generated', says: 'generated code is current', problems: [], remarks: [] }
  const run = promisify(execFile)
  const codegen = await run(process.execPath, ['scripts/codegen.ts', '--check'], { cwd: ROOT }).catch((error) => error)
  if (!(codegen instanceof Error)) return result
  const { stdout = '', stderr = '' } = codegen as Error & { stdout?: string; stderr?: string }
  const staleFiles = [...stdout.matchAll(/^stale: (.+)$/gm)].map(
    ([, file]) => `${file} is stale: run \`spoke contracts generate\``,
  )
  const problems = staleFiles.length > 0 ? staleFiles : [`${stdout}${stderr}`.trim() || codegen.message]
  return { ...result, problems }
}
