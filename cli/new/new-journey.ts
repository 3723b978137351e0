import { createJourneyChange } from '#mocks/control/keep/scenario-changes.ts'
import type { Recipe } from './recipe.ts'

/** A journey that opens a page, in a scenario if one is given. */
export const createJourney = (journey: { name: string; summary: string; scenario?: string; path: string }): Recipe => ({
  changes: [createJourneyChange(journey)],
  decisions: [
    'What the shopper does and sees; the title is a promise in seven to ten words, with the ids that it proves',
  ],
  look: `npx spoke test ${journey.name}`,
})
