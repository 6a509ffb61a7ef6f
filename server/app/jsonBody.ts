import { badRequest, type ApiError } from './apiError.ts'

/** Far beyond any product record. */
const maxDepth = 40

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
    const validationError = validationErrorIn(json)
    return validationError ? badRequest(validationError) : { json }
  } catch {
    return badRequest('The body is not JSON.')
  }
}

/** Why a body is refused: nested too deep, or text that databases cannot store. Undefined where neither holds. */
export function validationErrorIn(json: unknown): string | undefined {
  // Iterative, not recursive: a body nested 100,000 deep must not overflow the stack.
  const waiting: { value: unknown; depth: number }[] = [{ value: json, depth: 0 }]
  for (let next = waiting.pop(); next; next = waiting.pop()) {
    const { value, depth } = next
    if (typeof value === 'string' && !isStorable(value)) return unstorable
    if (typeof value !== 'object' || value === null) continue
    if (depth >= maxDepth) return `The body is nested deeper than ${maxDepth} levels.`
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
