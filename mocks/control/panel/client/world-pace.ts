import type { ClockRequest, ClockState, WorldState } from '../../api.ts'
import { describeClockOffset } from '../../describe/time.ts'
import { control } from './control.ts'
import { h } from './dom.ts'
import type { Actions } from './world-actions.ts'

const HOUR_MS = 3_600_000
const DAY_MS = 24 * HOUR_MS

const JUMPS: readonly { label: string; change: ClockRequest }[] = [
  { label: '+1 h', change: { advanceMs: HOUR_MS } },
  { label: '+1 d', change: { advanceMs: DAY_MS } },
  { label: '+14 d', change: { advanceMs: 14 * DAY_MS } },
  { label: '+200 d', change: { advanceMs: 200 * DAY_MS } },
]

/** A world's time, and buttons that move, stop and set it. */
export function clockControls({ id, clock: { now, offsetMs, frozen } }: WorldState, { button }: Actions): HTMLElement {
  const field = h('input', {
    type: 'datetime-local',
    id: 'clock-time',
    'aria-label': 'Set the time (UTC)',
    value: now.slice(0, 16),
  })
  const set = (label: string, getChange: () => ClockRequest) =>
    button(label, () => control.setClock(id, getChange()), {
      says: (clock: ClockState) => `The clock is at ${describeClockOffset(clock)}.`,
    })
  return h(
    'div',
    {},
    h(
      'p',
      {},
      h('strong', { class: 'mono' }, now.slice(0, 19).replace('T', ' ')),
      ' ',
      h('span', { class: 'quiet' }, describeClockOffset({ now, offsetMs, frozen })),
    ),
    h(
      'div',
      { class: 'actions' },
      ...JUMPS.map(({ label, change }) => set(label, () => change)),
      set(frozen ? 'Run' : 'Stop', () => ({ frozen: !frozen })),
      set('Real time', () => ({ reset: true, frozen: false })),
    ),
    h(
      'div',
      { class: 'actions' },
      field,
      set('Set', () => ({ set: `${field.value}:00Z` })),
    ),
  )
}

/** A slider for how long every upstream waits before it responds. */
export function latencyControl({ id, latencyMs }: WorldState, { run }: Actions): HTMLElement {
  const output = h('output', { class: 'mono' }, `${latencyMs} ms`)
  const slider = h('input', {
    type: 'range',
    id: 'latency',
    min: '0',
    max: '5000',
    step: '50',
    value: latencyMs,
    'aria-label': 'Latency of every response',
    'aria-valuetext': `${latencyMs} milliseconds`,
    oninput: () => {
      output.textContent = `${slider.value} ms`
      slider.setAttribute('aria-valuetext', `${slider.value} milliseconds`)
    },
    onchange: () =>
      void run(
        () => control.setLatency(id, Number(slider.value)),
        () => (slider.value === '0' ? 'Responses wait no longer.' : `Every response waits ${slider.value} ms.`),
      ),
  })
  return h('div', { class: 'dial' }, slider, output)
}
