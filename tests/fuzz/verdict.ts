import { storeAnswer, storeError } from '#contract/store.ts'
import { usersAnswer, usersFailure } from '#contract/users.ts'

/** What a query may be answered with; 500 and 503 are for the shop's own failures, which no query may cause. */
const statuses: readonly number[] = [200, 400, 401, 403, 404, 405, 409, 413, 415, 501]

/**
 * Words that would leak internal details: of the language, the databases, the libraries, the folders. None of them is
 * ever sent.
 */
const internal =
  /sqlite|postgres|kysely|\bhono\b|\bzod\b|node_modules|node:|\.ts\b|\bat \S+:\d+|(?:Type|Range|Reference|Syntax)Error|undefined|\[object |\bselect .* from\b|constraint|is not a function|Cannot read|\/(?:work|home|tmp)\//i

const shapes = {
  store: { good: storeAnswer.strict(), bad: storeError.strict() },
  users: { good: usersAnswer, bad: usersFailure },
}

/** What is wrong with an answer to whatever was asked; undefined when nothing is. */
export async function faultIn(response: Response, path: string, method: string): Promise<string | undefined> {
  const text = await response.text()
  if (!statuses.includes(response.status)) return `status ${response.status}: ${text.slice(0, 200)}`
  if (response.headers.get('cache-control') !== 'no-store') return 'the answer may be kept by a cache'
  if (method === 'HEAD') return undefined
  if (!response.headers.get('content-type')?.startsWith('application/json')) return 'the answer is not JSON'
  const { good, bad } = path === '/dev/users' ? shapes.users : shapes.store
  const answer: unknown = JSON.parse(text)
  const shaped = (response.ok ? good : bad).safeParse(answer)
  if (!shaped.success) return `an answer of another shape: ${text.slice(0, 200)}`
  // An error message quotes names from the query; only the text around the quotes is the shop's own.
  const own = response.ok ? '' : text.replace(/'(?:[^']|'(?=[^. ,]))*'/g, '')
  const leak = internal.exec(own)?.[0]
  return leak === undefined ? undefined : `an internal word, '${leak}': ${text.slice(0, 200)}`
}
