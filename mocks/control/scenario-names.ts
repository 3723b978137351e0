import { scenarios } from '../scenarios/index.ts'

/** Every scenario's name and sentence, for a hand that has no backend running to ask (completion in a shell). */
export const scenarioNames = (): { name: string; summary: string }[] =>
  scenarios.map(({ name, summary }) => ({ name, summary }))
