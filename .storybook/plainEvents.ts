import { configure } from 'storybook/test'

/**
 * Storybook dispatches the events of a play function in React's `act`, and does not await it: until all of its work is done
 * React reports every other update, and where an event leads to a page that suspends, it drops the rest. In a browser
 * React's own scheduler does that work, so an event is dispatched as a shopper's is.
 */
export function dispatchPlainly(): void {
  configure({ eventWrapper: (dispatch) => dispatch() })
}
