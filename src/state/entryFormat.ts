import { fieldsOf } from '#domain/product/read.ts'

/** How a value is stored as text. */
export interface EntryFormat<Value> {
  /** The value of a text; undefined for what cannot be read. It may throw. */
  parse: (text: string) => Value | undefined
  /** Whether a later release has written a text. It may throw. */
  isNewer?: (text: string) => boolean
  /** The text of a value; undefined for a value that is stored as no entry at all. */
  stringify: (value: Value) => string | undefined
}

export interface VersionedEntry<Value> {
  /** Name of the value in the entry: `{"state":{"<field>":…},"version":…}`. */
  field: string
  /** Raised when the shape changes, together with a migration from the version before. */
  version: number
  /** Reads the value of the current version, trusting nothing; undefined for what cannot be read. */
  read: (value: unknown) => Value | undefined
  /** By version: turns the state of that version into the state of the next one. */
  migrations?: Readonly<Record<number, (state: unknown) => unknown>>
}

/** JSON with a version. Older versions are migrated step by step; one without a migration is not read. */
export function versionedFormat<Value>(options: VersionedEntry<Value>): EntryFormat<Value> {
  const { field, version: current, read, migrations = {} } = options
  const migrate = (state: unknown, version: number): Value | undefined => {
    if (version === current) return read(fieldsOf(state)[field])
    const migration = version < current ? migrations[version] : undefined
    return migration && migrate(migration(state), version + 1)
  }
  return {
    parse(text) {
      const { state, version } = fieldsOf(JSON.parse(text))
      return typeof version === 'number' ? migrate(state, version) : undefined
    },
    isNewer: (text) => Number(fieldsOf(JSON.parse(text))['version']) > current,
    stringify: (value) =>
      value === undefined ? undefined : JSON.stringify({ state: { [field]: value }, version: current }),
  }
}
