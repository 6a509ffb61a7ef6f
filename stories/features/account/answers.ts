import { fn } from 'storybook/test'
import type { FormFailure } from '#features/account/formFailure.ts'

type Answer = (...values: unknown[]) => Promise<FormFailure | undefined>

/** A service that accepts whatever it is sent. */
export const accepting = () => fn<Answer>(() => Promise.resolve(undefined))

/** A service that refuses whatever it is sent. */
export const refusing = (failure: FormFailure) => fn<Answer>(() => Promise.resolve(failure))

/** A service that never answers. */
export const silent = () => fn<Answer>(() => new Promise(() => undefined))

/** A service that refuses every odd request, and never answers an even one. */
export const refusingFirst = (failure: FormFailure) => {
  let asked = 0
  return fn<Answer>(() => ((asked += 1) % 2 === 1 ? Promise.resolve(failure) : new Promise(() => undefined)))
}

/** A service that accepts its first request when `finish` is called, and every later one at once. */
export const slow = () => {
  let finish = () => {}
  const first = new Promise<undefined>((resolve) => (finish = () => resolve(undefined)))
  return { answer: fn<Answer>(() => first), finish: () => finish() }
}
