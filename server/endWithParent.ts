interface ParentOptions {
  parent?: () => number
  everyMs?: number
}

/**
 * Calls `end` once when the parent process has exited. npm starts programs through a shell, which does not forward
 * signals: ending `npm start` would leave the server running, on its port.
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
  // This timer must not keep the process alive.
  watching.unref()
}
