import { isMainThread } from 'node:worker_threads'

/**
 * Loaded into a server under test: it ends with the process that started it, which closes its stdin, also when it is
 * killed. A test that timed out would leave it running, and the runner waits for all who hold its output. The server's
 * threads load it as well, and have no stdin of their own.
 */
if (isMainThread) {
  process.stdin.resume().once('end', () => process.exit())
  // Alone it does not keep a server running that has been asked to stop.
  if ('unref' in process.stdin) process.stdin.unref()
}
