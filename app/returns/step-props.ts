import type { RefObject } from 'react'
import type { ReturnState } from './returns-machine.ts'
import type { ReturnActions } from './use-return.ts'

/** What each step is rendered with. */
export type StepProps = {
  flow: ReturnActions
  state: ReturnState
  formRef: RefObject<HTMLFormElement | null>
  isArrival: boolean
  onChange: () => void
}
