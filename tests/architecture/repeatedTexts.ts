import { parseSync, Visitor } from 'vite'
import type { Source } from './sources.ts'

/** Texts that may stand in several files, but in no others. */
export interface AllowedRepetition {
  texts: readonly string[]
  /** Paths below `src`. */
  files: readonly string[]
  reason: string
}

/** Two words or more, of which the first has a capital letter. */
const severalWords = /^\p{Lu}.*\s\p{L}{2}/u

/**
 * The files of each text: JSX text, a string literal or a part of a template, of two words or more, that begins with a
 * capital letter. What follows its last word does not count: 'Gift note: ' is the text 'Gift note'.
 */
export function filesByText(files: readonly Source[]): ReadonlyMap<string, readonly string[]> {
  const found = new Map<string, Set<string>>()
  for (const { path, text } of files) {
    const note = (written: string) => {
      const words = written
        .replaceAll(/\s+/g, ' ')
        .replace(/[^\p{L}\p{N}]+$/u, '')
        .trim()
      if (severalWords.test(words)) found.set(words, (found.get(words) ?? new Set()).add(path.replace(/^src\//, '')))
    }
    const { program, errors } = parseSync(path, text)
    if (errors[0]) throw new Error(`${path}: ${errors[0].message}`)
    new Visitor({
      JSXText: ({ value }) => note(value),
      Literal: ({ value }) => typeof value === 'string' && note(value),
      TemplateElement: ({ value }) => note(value.cooked ?? ''),
    }).visit(program)
  }
  return new Map([...found].map(([text, paths]) => [text, [...paths]]))
}

/** Texts that stand in several files, with these, unless they are allowed there. */
export function repeatedTexts(files: readonly Source[], allowed: readonly AllowedRepetition[]): string[] {
  return [...filesByText(files)]
    .filter(([text, paths]) => paths.length > 1 && !allowed.some((each) => covers(each, text, paths)))
    .map(([text, paths]) => `'${text}' in ${paths.join(', ')}`)
}

/** Allowed texts that stand in one file or none, and allowed files that have none of their texts. */
export function unneeded(files: readonly Source[], allowed: readonly AllowedRepetition[]): string[] {
  const found = filesByText(files)
  return allowed.flatMap((each) => [
    ...each.texts.filter((text) => (found.get(text)?.length ?? 0) < 2),
    ...each.files.filter((path) => !each.texts.some((text) => found.get(text)?.includes(path))),
  ])
}

function covers({ texts, files }: AllowedRepetition, text: string, paths: readonly string[]): boolean {
  return texts.includes(text) && paths.every((path) => files.includes(path))
}
