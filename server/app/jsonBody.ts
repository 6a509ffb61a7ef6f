import { badRequest, type Refusal } from './refusal.ts'

/** Lists and objects inside each other; far beyond any product record. */
const deepest = 40

/** The part of a request that this file reads. */
export interface BodyReader {
  header: (name: string) => string | undefined
  text: () => Promise<string>
}

/** The JSON of a request; broken JSON, and text no database can keep, are refused. */
export async function jsonBody(request: BodyReader): Promise<{ json: unknown } | Refusal> {
  const mediaType = request.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (mediaType !== 'application/json') {
    return { status: 415, error: 'Unsupported media type', message: 'The body must be sent as application/json.' }
  }
  try {
    const json: unknown = JSON.parse(await request.text())
    const trouble = troubleIn(json)
    return trouble ? badRequest(trouble) : { json }
  } catch {
    return badRequest('The body is not JSON.')
  }
}

function troubleIn(json: unknown): string | undefined {
  // A list of what is still to be seen instead of recursion: a body nested 100,000 deep must not exhaust the stack.
  const waiting: { value: unknown; depth: number }[] = [{ value: json, depth: 0 }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, depth } = next
    if (typeof value === 'string' && !isStorable(value)) return unstorable
    if (typeof value !== 'object' || value === null) continue
    if (depth >= deepest) return `The body is nested deeper than ${deepest} levels.`
    for (const [name, inner] of Object.entries(value)) {
      if (!isStorable(name)) return unstorable
      waiting.push({ value: inner, depth: depth + 1 })
    }
  }
  return undefined
}

const unstorable = 'The body holds text that cannot be kept: a null character or half a surrogate pair.'

function isStorable(text: string): boolean {
  return !/\0|\p{Surrogate}/u.test(text)
}
