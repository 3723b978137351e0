import { describeStep, type Step, type Visit } from './step.ts'

/** A find as a journey: its steps in Playwright's words, and what was broken as the expectation to write. */
export function formatJourney({
  property,
  says,
  visit: { setting, steps },
}: {
  property: string
  says: string
  visit: Visit
}): string {
  const [condition, ...others] = setting.conditions
  const options = [
    setting.scenario === null ? '' : `scenario: [${quote(setting.scenario)}]`,
    condition === undefined ? '' : `condition: ${quote(condition)}`,
    setting.isPhone ? 'viewport: { width: 360, height: 740 }' : '',
  ].filter(Boolean)
  return `import { expect, test } from '#tests/support/shop.ts'

${options.length > 0 ? `test.use({ ${options.join(', ')} })\n\n` : ''}// ${property}: ${says.replaceAll('\n', ' ')}${others.length > 0 ? `\n// the browser is ${others.join(' and ')}, too` : ''}
test(${quote(property)}, async ({ page, world, context, openTab }) => {
${steps.map((step) => `  ${formatStep(step)}`).join('\n')}
  // what has to hold here
  await expect(page.getByRole('main')).toBeVisible()
})
`
}

const quote = (text: string) => `'${text.replaceAll('\\', '\\\\').replaceAll("'", "\\'").replaceAll('\n', '\\n')}'`

function formatStep(step: Step): string {
  const page = 'device' in step && (step.device > 0 || step.tab > 0) ? `/* ${describeStep(step)} */ page` : 'page'
  const find = (target: { role: string; name: string; nth: number }) =>
    `${page}.getByRole(${quote(target.role)}, { name: ${quote(target.name)}, exact: true })${target.nth > 0 ? `.nth(${target.nth})` : ''}`
  switch (step.do) {
    case 'open':
      return `await ${page}.goto(${quote(step.path)})`
    case 'press':
      return `await ${find(step)}.${step.times > 1 ? 'dblclick' : 'click'}()`
    case 'press-and-leave':
      return `await ${find(step)}.click()\n  await ${page}.goto(${quote(step.path)})`
    case 'fill':
      return `await ${find(step)}.fill(${quote(step.value)})`
    case 'choose':
      return `await ${find(step)}.selectOption({ index: ${step.option} })`
    case 'reload':
      return `await ${page}.reload()`
    case 'back':
      return `await ${page}.goBack()`
    case 'forward':
      return `await ${page}.goForward()`
    case 'add-fault':
      return `await world.control.addFault(world.id, ${JSON.stringify(step.fault)})`
    case 'clear-faults':
      return 'await world.control.clearFaults(world.id)'
    case 'slow-upstreams':
      return `await world.control.setLatency(world.id, ${step.ms})`
    case 'advance-clock':
      return `await world.control.setClock(world.id, { advanceMs: ${step.ms} })`
    default:
      return `// ${describeStep(step)}`
  }
}
