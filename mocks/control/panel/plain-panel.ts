import { REGION_CODES } from '#contracts/regions.ts'
import { DEPARTMENTS, type Department, type Scenario } from '../../scenarios/define-scenario.ts'
import type { ControlContext } from '../context.ts'
import { html } from './page.ts'

/** The panel before its script, or without: every scenario with a button that enters it. */
export function plainPanel(context: ControlContext, world: string) {
  const scenarios = [...context.scenarios.values()]
  return html`<div id="panel" data-world="${world}" data-storefront="${context.storefront()}">
<header>
  <h1>SPOKE <small>simulated backend</small></h1>
  <a href="${context.storefront()}/">Open the shop</a>
</header>
<main class="narrow">
  <form method="get">
    <input type="hidden" name="world" value="${world}">
    <fieldset class="regions"><legend>Enter in</legend>${REGION_CODES.map(
      (code) =>
        html`<label><input type="radio" name="region" value="${code}" ${code === 'gb' ? html`checked` : ''}> ${code.toUpperCase()}</label>`,
    )}</fieldset>
    ${DEPARTMENTS.map((department) => group(department, scenarios))}
  </form>
</main></div>`
}

function group(department: Department, all: readonly Scenario[]) {
  const scenarios = all.filter((scenario) => scenario.department === department)
  if (scenarios.length === 0) return undefined
  return html`<section><h2>${department}</h2><ul>${scenarios.map(row)}</ul></section>`
}

function row({ name, summary }: Scenario) {
  return html`<li class="entry"><span><strong>${name}</strong> ${summary}</span><button formaction="/enter/${name}" aria-label="Enter ${name}">Enter</button></li>`
}
