/**
 * The environment of a program that a test starts: what a program needs to run at all, and what the test gives it. A
 * database, a key or a VITE_ setting of the shell it runs in must not reach the shop under test.
 */
export function cleanEnvironment(given: Readonly<Record<string, string>>): NodeJS.ProcessEnv {
  // The last one is set by `npm test`, and saves each program the compiling of its modules.
  const { PATH, HOME, TMPDIR, NODE_COMPILE_CACHE } = process.env
  return { PATH, HOME, TMPDIR, ...(NODE_COMPILE_CACHE ? { NODE_COMPILE_CACHE } : {}), ...given }
}
