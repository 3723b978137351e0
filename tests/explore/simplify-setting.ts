import type { Setting } from './step.ts'

/** Settings with one thing less, the plainest first, for a find that may not need it. */
export const listSimplerSettings = (setting: Setting): Setting[] =>
  [
    { ...setting, condition: null },
    { ...setting, scenario: null },
    { ...setting, isPhone: false },
    { ...setting, hasTrouble: false },
  ].filter((simpler) => JSON.stringify(simpler) !== JSON.stringify(setting))
