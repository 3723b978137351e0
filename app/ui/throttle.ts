/** Returns a function that handles at most one value in `ms`: the first at once, then the latest of those in between. */
export function throttle<Value>(handle: (value: Value) => void, ms: number): (value: Value) => void {
  let waiting: { value: Value } | undefined
  let timer: ReturnType<typeof setTimeout> | undefined

  function handleWaiting() {
    timer = undefined
    if (!waiting) return
    const { value } = waiting
    waiting = undefined
    run(value)
  }

  function run(value: Value) {
    timer = setTimeout(handleWaiting, ms)
    handle(value)
  }

  return (value) => {
    if (timer === undefined) run(value)
    else waiting = { value }
  }
}
