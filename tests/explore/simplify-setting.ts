import type { Setting } from './step.ts'

/** Makes a setting plainer in one way. */
type Simplify = (setting: Setting) => Setting

/** The ways to make a setting plainer, for a find that may not need what is special in it. */
export const listSimplifications = ({ conditions, scenario, isPhone, hasTrouble }: Setting): Simplify[] => [
  ...conditions.map(
    (needless): Simplify =>
      (setting) => ({ ...setting, conditions: setting.conditions.filter((condition) => condition !== needless) }),
  ),
  ...(scenario === null ? [] : [(setting: Setting) => ({ ...setting, scenario: null })]),
  ...(isPhone ? [(setting: Setting) => ({ ...setting, isPhone: false })] : []),
  ...(hasTrouble ? [(setting: Setting) => ({ ...setting, hasTrouble: false })] : []),
]
