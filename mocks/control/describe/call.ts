import type { RequestEntry } from '../../world/journal.ts'

/** The command, without `npx spoke`, that makes the next call of the same operation fail. */
export function toFaultCommand({ upstream, operation }: Pick<RequestEntry, 'upstream' | 'operation'>): string {
  return `fault add ${upstream} ${quote(toFaultOperation(operation))} --status 503 --times 1`
}

/** The name by which a fault matches calls like this: of several root fields the first. */
export const toFaultOperation = (operation: string): string =>
  /^[A-Z]+ \//.test(operation) ? operation : (operation.split(' ')[0] ?? operation)

const quote = (text: string) => (/^[\w/.-]+$/.test(text) ? text : `'${text}'`)
