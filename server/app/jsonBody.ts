import { badRequest, type ApiError } from './apiError.ts'

/** Maximum nesting depth; far beyond any product record. */
const deepest = 40

/** The part of a request that this file reads. */
export interface BodyReader {
  header: (name: string) => string | undefined
  text: () => Promise<string>
}

/** Parses a JSON body; invalid JSON, and text that databases cannot store, are refused. */
export async function jsonBody(request: BodyReader): Promise<{ json: unknown } | ApiError> {
  const mediaType = request.header('content-type')?.split(';')[0]?.trim().toLowerCase()
  if (mediaType !== 'application/json') {
    return { status: 415, error: 'Unsupported media type', message: 'The body must be sent as application/json.' }
  }
  try {
    const json: unknown = JSON.parse(await request.text())
    const validationError = unstorableTextIn(json)
    return validationError ? badRequest(validationError) : { json }
  } catch {
    return badRequest('The body is not JSON.')
  }
}

/** What makes a body unfit to be stored: nesting beyond reason, or text that databases refuse. */
export function unstorableTextIn(json: unknown): string | undefined {
  // Iterative, not recursive: a body nested 100,000 deep must not overflow the stack.
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
