import { act } from 'react'
import { configure } from 'storybook/test'

/** Whether updates are expected in `act`: React warns of an update where this and its open `act` differ. */
declare global {
  var IS_REACT_ACT_ENVIRONMENT: boolean | undefined
}

/**
 * Storybook dispatches the events of a play function in `act`, and does not await it. Where an event leads to a page that
 * suspends, React then drops the rest of its work: nothing more is rendered or requested. Awaited, it is flushed.
 */
export function flushEvents(): void {
  // React's production build, of a built workbench, has no `act`.
  if (typeof act !== 'function') return
  configure({
    eventWrapper(dispatch) {
      globalThis.IS_REACT_ACT_ENVIRONMENT = true
      let result: unknown
      const flushed: unknown = act(() => {
        result = dispatch()
      })
      // Its type hides that what a synchronous `act` returns can be awaited, too.
      void (flushed as PromiseLike<void>).then(end)
      return result
    },
  })
}

/** Called as soon as nothing is left to flush, of any event. */
function end(): void {
  globalThis.IS_REACT_ACT_ENVIRONMENT = false
}
