import { fieldsOf } from '#domain/product/read.ts'
import { attempt } from './deviceStorage.ts'

/** A change as a function instead of its result, so that it can be applied again on top of another tab's changes. */
export type Step<Value> = (value: Value) => Value

/** Milliseconds in which a change may be overwritten by another tab that has not seen it yet. */
const replayMs = 5000
/** Tabs whose changes an entry counts; older ones are dropped. */
const maxTabs = 8

/**
 * Two tabs may change an entry at the same moment, and the browser offers no lock for local storage: the second write
 * then overwrites the first. An entry therefore counts the changes of each tab it contains; a tab whose latest ones are
 * missing applies them again.
 */
export function createChangeLog<Value>() {
  // Begins with a letter: objects order integer-like keys before all others, as if they were the oldest.
  // Not `randomUUID`, which pages without HTTPS lack.
  const tab = `t${crypto.getRandomValues(new Uint32Array(1)).join('')}`
  let count = 0
  let recent: { count: number; step: Step<Value>; at: number }[] = []

  const countsOf = (text: string) => fieldsOf(attempt(() => fieldsOf(JSON.parse(text))['changes']))
  const missing = (text: string) => {
    const held = Number(countsOf(text)[tab] ?? 0)
    recent = recent.filter(({ at }) => performance.now() - at < replayMs)
    // An entry without counts was written by an older version of the shop, or does not exist.
    return text.includes('"changes"') ? recent.filter((change) => change.count > held) : []
  }

  return {
    add(step: Step<Value>) {
      count += 1
      recent.push({ count, step, at: performance.now() })
    },
    /** The latest change could not be stored. */
    removeLast() {
      recent.pop()
      count -= 1
    },
    /** Called when the entry was removed: what another tab writes afterwards must not be changed by a replay. */
    forget() {
      recent = []
    },
    isMissingFrom: (text: string) => missing(text).length > 0,
    /** The value of a stored text, with the changes of this tab that it lacks. */
    replay: (value: Value, text: string) => missing(text).reduce((each, { step }) => step(each), value),
    /** The text of an entry with the counts of the one it replaces, and this tab's own; unchanged if not an object. */
    stamp(text: string, replaced: string): string {
      if (!text.startsWith('{"')) return text
      const others = Object.entries(countsOf(replaced)).filter(([each]) => each !== tab)
      const changes = Object.fromEntries([...others.slice(1 - maxTabs), [tab, count]])
      return `${text.slice(0, -1)},"changes":${JSON.stringify(changes)}}`
    },
  }
}
