import { CLAIM_FIELD } from '#app/customer/orders/order-claim.ts'
import { RETURN_REASONS } from '#contracts/shop/returns.ts'
import { type LineAnswers, NO_LINE_ANSWERS, OUTCOMES, type ReturnAnswers } from './return-answers.ts'

/** Names of the controls. Those of a line end in its id. */
export const FIELD = {
  ...CLAIM_FIELD,
  requestId: 'request',
  carrier: 'carrier',
  /** A checkbox for each line, with its id as value. */
  chosen: 'chosen',
  quantity: 'quantity:',
  reason: 'reason:',
  comment: 'comment:',
  outcome: 'outcome:',
  suggestedFor: 'suggested:',
  /** `size:<index of the option>:<line>`. */
  size: 'size:',
} as const

/** Reads the answers from the form of a step, which carries those of the other steps as hidden fields. */
export function readAnswers(form: FormData): ReturnAnswers {
  const read = (name: string) => String(form.get(name) ?? '')
  const lines = new Map<string, LineAnswers>()
  const change = (id: string, changed: Partial<LineAnswers>) =>
    lines.set(id, { ...(lines.get(id) ?? NO_LINE_ANSWERS), ...changed })
  for (const [name, entry] of form) {
    const value = String(entry)
    const [, field, id] = /^(\w+:)(.*)$/s.exec(name) ?? []
    if (name === FIELD.chosen) change(value, { isChosen: true })
    if (!field || id === undefined) continue
    if (field === FIELD.quantity) change(id, { quantity: value })
    if (field === FIELD.comment) change(id, { comment: value })
    if (field === FIELD.reason) change(id, { reason: findListed(RETURN_REASONS, value) })
    if (field === FIELD.suggestedFor) change(id, { suggestedFor: findListed(RETURN_REASONS, value) })
    if (field === FIELD.outcome) change(id, { outcome: findListed(OUTCOMES, value) })
    if (field === FIELD.size) readSize(id, value)
  }
  return {
    orderNumber: read(FIELD.orderNumber),
    proof: read(FIELD.proof),
    requestId: read(FIELD.requestId),
    carrierId: read(FIELD.carrier) || null,
    lines: Object.fromEntries(lines),
  }

  function readSize(name: string, value: string) {
    const [, at, id] = /^(\d{1,2}):(.*)$/s.exec(name) ?? []
    if (id === undefined) return
    const size = [...(lines.get(id)?.size ?? [])]
    for (let index = size.length; index < Number(at); index += 1) size[index] = null
    size[Number(at)] = value
    change(id, { size })
  }
}

/** The hidden fields for the answers, in the format of `readAnswers`, without those whose controls the step shows. */
export function listHiddenFields(
  answers: ReturnAnswers,
  hasControl: (name: string) => boolean,
): [name: string, value: string][] {
  const fields: [string, string][] = [
    [FIELD.orderNumber, answers.orderNumber],
    [FIELD.proof, answers.proof],
    [FIELD.requestId, answers.requestId],
    ...(answers.carrierId === null ? [] : [[FIELD.carrier, answers.carrierId] as [string, string]]),
    ...Object.entries(answers.lines).flatMap(([id, line]) => listLineFields(id, line)),
  ]
  return fields.filter(([name]) => !hasControl(name))
}

function listLineFields(id: string, line: LineAnswers): [string, string][] {
  const optional = (name: string, value: string | null): [string, string][] =>
    value === null ? [] : [[name + id, value]]
  return [
    ...(line.isChosen ? [[FIELD.chosen, id] as [string, string]] : []),
    [FIELD.quantity + id, line.quantity],
    [FIELD.comment + id, line.comment],
    ...optional(FIELD.reason, line.reason),
    ...optional(FIELD.suggestedFor, line.suggestedFor),
    ...optional(FIELD.outcome, line.outcome),
    ...line.size.flatMap((value, at) => optional(`${FIELD.size}${at}:`, value)),
  ]
}

const findListed = <Value extends string>(values: readonly Value[], text: string): Value | null =>
  values.find((value) => value === text) ?? null
