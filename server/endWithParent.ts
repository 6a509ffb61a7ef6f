interface ParentOptions {
  parent?: () => number
  everyMs?: number
}

/**
 * Calls back once when the process that has started this one is gone. npm starts programs through a shell, which does not
 * hand a signal on: ending `npm start` would leave the server behind, on its port.
 */
export function endWithParent(
  end: () => void,
  { parent = () => process.ppid, everyMs = 500 }: ParentOptions = {},
): void {
  const first = parent()
  const watching = setInterval(() => {
    if (parent() === first) return
    clearInterval(watching)
    end()
  }, everyMs)
  // Whatever else is done keeps the process alive, this does not.
  watching.unref()
}
