const WIDTH_KEY = 'spoke-panel-width'
const DOCK_KEY = 'spoke-panel-docked'
const MIN_WIDTH = 320
const DEFAULT_WIDTH = 420
/** What a docked panel leaves to the page at least; on a narrower screen it lies over the page. */
const MIN_PAGE = 480
const STEP = 24

/** Where the panel is: 'narrow' where it would be beside the page, but the window has no room. */
export type PanelPlace = 'beside' | 'over' | 'narrow'

type Dock = { update: () => void; toggle: () => void; getPlace: () => PanelPlace }

/**
 * Lets the panel push the page aside and be as wide as the developer likes; both are remembered. Elements that are fixed to
 * the window are moved by rules for the selectors that fix them.
 */
export function createDock(host: HTMLElement, shadow: ShadowRoot): Dock {
  const handle = document.createElement('div')
  handle.setAttribute('role', 'separator')
  handle.setAttribute('aria-orientation', 'vertical')
  handle.setAttribute('aria-label', 'Width of the developer panel')
  handle.setAttribute('aria-valuemin', `${MIN_WIDTH}`)
  handle.tabIndex = 0
  shadow.append(handle)
  const pushed = new CSSStyleSheet()
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, pushed]

  let width = Number(localStorage.getItem(WIDTH_KEY)) || DEFAULT_WIDTH
  let isDocked = localStorage.getItem(DOCK_KEY) !== 'over'

  function update(): void {
    const shown = Math.max(Math.min(width, innerWidth), Math.min(MIN_WIDTH, innerWidth))
    const pushes = isDocked && host.hasAttribute('open') && innerWidth - shown >= MIN_PAGE
    host.style.setProperty('--width', `${shown}px`)
    host.toggleAttribute('docked', pushes)
    handle.setAttribute('aria-valuenow', `${Math.round(shown)}`)
    handle.setAttribute('aria-valuemax', `${innerWidth}`)
    const fixed = pushes ? [...document.styleSheets].flatMap((sheet) => listFixed(readRules(sheet))) : []
    pushed.replaceSync(
      pushes ? `:root { margin-left: ${shown}px }\n${fixed.map((rule) => rule(shown)).join('\n')}` : '',
    )
  }

  function resize(next: number): void {
    width = Math.max(MIN_WIDTH, Math.min(next, innerWidth))
    localStorage.setItem(WIDTH_KEY, `${width}`)
    update()
  }

  handle.addEventListener('pointerdown', (event) => {
    handle.setPointerCapture(event.pointerId)
    host.toggleAttribute('dragging', true)
  })
  handle.addEventListener('pointermove', (event) => host.hasAttribute('dragging') && resize(event.clientX))
  for (const end of ['pointerup', 'pointercancel'] as const)
    handle.addEventListener(end, () => host.toggleAttribute('dragging', false))
  handle.addEventListener('keydown', ({ key }) => {
    if (key === 'ArrowLeft') resize(width - STEP)
    if (key === 'ArrowRight') resize(width + STEP)
  })
  addEventListener('resize', update)
  // parts of the page load later, with styles of their own
  new MutationObserver(() => host.hasAttribute('docked') && update()).observe(document.head, { childList: true })

  return {
    update,
    getPlace: () => (host.hasAttribute('docked') ? 'beside' : isDocked ? 'narrow' : 'over'),
    toggle() {
      isDocked = !isDocked
      localStorage.setItem(DOCK_KEY, isDocked ? 'beside' : 'over')
      update()
    },
  }
}

/** The rules of a sheet; of one of another origin none can be read. */
function readRules(sheet: CSSStyleSheet): CSSRuleList | [] {
  try {
    return sheet.cssRules
  } catch {
    return []
  }
}

/** For each rule that fixes elements to the window, one that moves them, in the same conditions. */
function listFixed(rules: CSSRuleList | []): ((px: number) => string)[] {
  return [...rules].flatMap((rule) => {
    if (rule instanceof CSSMediaRule)
      return listFixed(rule.cssRules).map((move) => (px: number) => `@media ${rule.conditionText} { ${move(px)} }`)
    if (rule instanceof CSSStyleRule && rule.style.position === 'fixed')
      return [(px: number) => `${rule.selectorText} { margin-left: ${px}px }`]
    return 'cssRules' in rule && rule.cssRules instanceof CSSRuleList ? listFixed(rule.cssRules) : []
  })
}
