import type { FaultInput } from '../../../world/faults.ts'
import type { Upstream } from '../../api.ts'
import { fill, h } from './dom.ts'

/** Kinds of failure: the field of the fault, and its words. `status` has a number, and without any a delay is left. */
const FAILURES = [
  ['status', 'Error status'],
  ['timeout', 'Never responds'],
  ['reset', 'Drops the connection'],
  ['loseResponse', 'Does its work, loses the response'],
  ['malformed', 'Body that is not JSON'],
  ['truncated', 'Body that is cut off'],
  ['empty', 'Empty body'],
  ['wrongShape', 'JSON of another shape'],
  ['delay', 'Only a delay'],
] as const

/**
 * A form for a fault, and how to fill it in for the next call of an operation. Its choices come from the contracts.
 * @param onAdd Rejects with the reason when it is refused.
 */
export function faultForm(
  upstreams: Promise<readonly Upstream[]>,
  onAdd: (fault: FaultInput) => Promise<void>,
): { form: HTMLElement; fillIn: (upstream: string, operation: string) => void } {
  let known: readonly Upstream[] = []
  const upstream = h(
    'select',
    { id: 'fault-upstream', onchange: () => drawOperations() },
    h('option', { value: '*' }, 'every upstream'),
  )
  const operations = h('datalist', { id: 'fault-operations' })
  const operation = h('input', {
    type: 'text',
    id: 'fault-operation',
    list: 'fault-operations',
    placeholder: 'all',
    autocomplete: 'off',
    spellcheck: 'false',
  })
  const failure = h(
    'select',
    { id: 'fault-failure', onchange: () => drawStatus() },
    ...FAILURES.map(([value, words]) => h('option', { value }, words)),
  )
  const status = number('fault-status', { min: 200, max: 599, value: 503, required: true })
  const delay = number('fault-delay', { min: 0, max: 120_000, step: 1, placeholder: 'none' })
  const times = number('fault-times', { min: 1, placeholder: 'every' })
  const share = number('fault-share', { min: 0, max: 100, placeholder: '100' })
  const statusField = field('Status', status)
  const problem = h('p', { class: 'bad', role: 'alert' })

  const form = h(
    'form',
    { class: 'fields', 'aria-label': 'Add a fault', onsubmit: (event: SubmitEvent) => void submit(event) },
    field('Upstream', upstream),
    field('Operation', operation),
    field('Failure', failure),
    statusField,
    field('Delay, ms', delay),
    field('Calls', times),
    field('Share, %', share),
    h('button', { class: 'primary' }, 'Add fault'),
    problem,
    operations,
  )

  async function submit(event: SubmitEvent): Promise<void> {
    event.preventDefault()
    problem.replaceChildren()
    try {
      await onAdd(read())
      form.reset()
      drawOperations()
      drawStatus()
    } catch (error) {
      problem.append(error instanceof Error ? error.message : String(error))
    }
  }

  function read(): FaultInput {
    const kind = failure.value
    return {
      upstream: upstream.value,
      ...(operation.value.trim() && { operation: operation.value.trim() }),
      respond: {
        ...(kind === 'status' && { status: Number(status.value) }),
        ...(kind !== 'status' && kind !== 'delay' && { [kind]: true }),
        ...(delay.value && { delayMs: Number(delay.value) }),
      },
      ...(times.value && { times: Number(times.value) }),
      ...(share.value && { probability: Number(share.value) / 100 }),
    }
  }

  function drawOperations(): void {
    const names = known.find(({ name }) => name === upstream.value)?.operations ?? []
    fill(operations, ...names.map((name) => h('option', { value: name })))
  }

  function drawStatus(): void {
    statusField.hidden = failure.value !== 'status'
    status.disabled = statusField.hidden
    delay.required = failure.value === 'delay'
  }

  void upstreams.then((list) => {
    known = list
    upstream.append(...list.map(({ name }) => h('option', { value: name }, name)))
  })
  drawStatus()
  return {
    form,
    fillIn(upstreamName, operationName) {
      form.reset()
      upstream.value = upstreamName
      operation.value = operationName
      times.value = '1'
      drawOperations()
      drawStatus()
      form.scrollIntoView({ block: 'center' })
      failure.focus()
    },
  }
}

const field = (label: string, control: HTMLElement) => h('label', {}, h('span', { class: 'quiet' }, label), control)

const number = (id: string, attributes: Record<string, unknown>) => h('input', { type: 'number', id, ...attributes })
